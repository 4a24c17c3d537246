// Tests the architecture: reads every import of the repository and reports each violation in one line.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { violations } from './support/architectureRules';
import { readModule, readModules } from './support/moduleGraph';

const root = `${import.meta.dirname}/..`;
const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { dependencies: object };
const shipped = new Set(Object.keys(dependencies));
const modules = readModules(root, ['src', 'sandbox', 'test', 'deploy', 'build']);

it('the rooms import each other as docs/architecture.md says', () => {
  expect(violations(modules, shipped)).toEqual([]);
});

it('there are at most ten effects in ten thousand lines', () => {
  const product = modules.filter(({ file }) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file));
  const lines = product.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  const effects = product.flatMap(({ text }) => text.match(/\buse(?:Layout|Insertion)?Effect\(/g) ?? []);
  expect((effects.length / lines) * 10_000).toBeLessThanOrEqual(10);
});

it('a violation is named by its file and its import', () => {
  const texts = {
    'src/api/list.ts': `import { useState } from 'react'; import { TopBar } from '../shell/TopBar';`,
    'src/domain/plan.ts': `import { plans } from '../wire/plans'; export const now = Date.now();`,
    'src/pages/account/AccountPage.tsx': `import { t } from '../overview/OverviewPage';`,
    'src/pages/overview/OverviewPage.tsx': `import { http } from 'msw'; import '../../../sandbox/clock.ts';`,
    'src/pages.ts': `import('./pages/account/AccountPage'); import './pages/overview/OverviewPage';`,
    'src/shell/TopBar.tsx': `import { get } from '../api/list'; type Plans = import('../wire/plans').Plans;`,
    'src/wire/plans.ts': `import * as v from 'valibot';`,
    'sandbox/clock.ts': `import { now } from '../src/domain/plan.ts';`,
  };
  const known = new Set(Object.keys(texts));
  const made = Object.entries(texts).map(([file, text]) => readModule(file, text, known));
  expect(violations(made, shipped)).toEqual([
    'src/api/list.ts imports react: server state draws nothing.',
    'src/api/list.ts imports ../shell/TopBar: api may not import shell.',
    'src/domain/plan.ts imports ../wire/plans: only src/api reads by a schema; others take its type.',
    'src/pages/account/AccountPage.tsx imports ../overview/OverviewPage: only src/pages.ts imports pages.',
    'src/pages/overview/OverviewPage.tsx imports msw: it is none of the dependencies in package.json.',
    'src/pages/overview/OverviewPage.tsx imports ../../../sandbox/clock.ts: src imports nothing from outside of it.',
    'src/pages.ts imports ./pages/overview/OverviewPage: pages are loaded on demand.',
    'sandbox/clock.ts imports ../src/domain/plan.ts: the sandbox takes the list of calls, and types of src/wire.',
    'src/domain/plan.ts reads the clock or rolls dice: time and chance are arguments of the domain.',
  ]);
});
