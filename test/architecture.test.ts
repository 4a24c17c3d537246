// Tests the architecture: reads every import of the repository and reports each violation in one line.
// The second half shows that the rules can fail.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { violations } from './support/architectureRules';
import { readModule, readModules } from './support/moduleGraph';

const root = `${import.meta.dirname}/..`;
const readJson = (name: string): unknown => JSON.parse(readFileSync(`${root}/${name}`, 'utf8'));
const shipped = new Set(Object.keys((readJson('package.json') as { dependencies: object }).dependencies));

describe('the architecture', () => {
  const modules = readModules(root, ['src', 'sandbox', 'test', 'deploy', 'build']);

  it('is checked for the whole source tree', () => {
    expect(modules.length).toBeGreaterThan(150);
    expect(modules.find(({ file }) => file === 'src/pages.ts')?.imports).toContainEqual({
      specifier: './pages/overview/OverviewPage',
      file: 'src/pages/overview/OverviewPage.tsx',
      isType: false,
      isDynamic: true,
    });
  });

  it('violates no rule', () => {
    expect(violations(modules, shipped)).toEqual([]);
  });

  it('has at most ten effects in ten thousand lines', () => {
    const product = modules.filter(({ file }) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file));
    const lines = product.reduce((sum, one) => sum + one.lines, 0);
    const effects = product.flatMap(({ text }) => text.match(/\buse(?:Layout|Insertion)?Effect\(/g) ?? []);
    expect((effects.length / lines) * 10_000).toBeLessThanOrEqual(10);
  });

  it('has no path aliases', () => {
    expect(JSON.stringify(readJson('tsconfig.json'))).not.toMatch(/"(?:paths|baseUrl)"/);
    const config = readFileSync(`${root}/vite.config.ts`, 'utf8');
    expect(config).not.toMatch(/\balias\b/);
  });
});

/** Returns the violations in these made-up modules. */
function judged(texts: Record<string, string>): string[] {
  const known = new Set(Object.keys(texts));
  return violations(
    Object.entries(texts).map(([file, text]) => readModule(file, text, known)),
    shipped,
  );
}

describe('the rules of the architecture', () => {
  const there = {
    'src/wire/plans.ts': '',
    'src/domain/plan.ts': '',
    'src/api/http.ts': '',
    'src/browser/saveFile.ts': '',
    'src/browser/storage/storage.ts': '',
    'src/config.ts': '',
    'src/paths.ts': '',
    'src/theme.ts': '',
    'src/shell/TopBar.tsx': '',
    'src/pages/overview/OverviewPage.tsx': '',
    'src/pages/account/AccountPage.tsx': '',
    'sandbox/clock.ts': '',
    'test/support/setup.ts': '',
  };

  it.each([
    ['src/domain/new.ts', `import { get } from '../api/http'`, 'domain may not import api.'],
    ['src/domain/new.ts', `import { config } from '../config'`, 'domain may not import settings.'],
    ['src/domain/new.ts', `import { useState } from 'react'`, 'the domain is pure.'],
    ['src/domain/new.ts', `import * as v from 'valibot'`, 'the domain is pure.'],
    [
      'src/domain/new.ts',
      `import { plans } from '../wire/plans'`,
      'only src/api reads by a schema; others take its type.',
    ],
    [
      'src/auth/new.ts',
      `import { plans } from '../wire/plans'`,
      'only src/api reads by a schema; others take its type.',
    ],
    ['src/api/new.ts', `import * as v from 'valibot'`, 'schemas stand in src/wire.'],
    ['src/wire/new.ts', `import { isTrial } from '../domain/plan'`, 'wire may not import domain.'],
    ['src/wire/new.ts', `import axios from 'axios'`, 'a schema needs nothing but valibot.'],
    ['src/api/new.ts', `import { paths } from '../paths'`, 'api may not import src/paths.ts.'],
    ['src/api/new.ts', `import { useState } from 'react'`, 'server state draws nothing.'],
    ['src/api/new.ts', `import { TopBar } from '../shell/TopBar'`, 'api may not import shell.'],
    ['src/auth/new.ts', `import { get } from '../api/http'`, 'auth may not import api.'],
    ['src/api/new.ts', `import { saveFile } from '../browser/saveFile'`, 'api may not import browser.'],
    ['src/ui/new.tsx', `import { get } from '../api/http'`, 'ui may not import api.'],
    ['src/ui/new.tsx', `import { paths } from '../paths'`, 'ui may not import src/paths.ts.'],
    ['src/browser/new.ts', `import { get } from '../api/http'`, 'browser may not import api.'],
    ['src/browser/new.ts', `import Box from '@mui/material/Box'`, 'what talks to the browser draws nothing.'],
    ['src/features/new.tsx', `import { TopBar } from '../shell/TopBar'`, 'features may not import shell.'],
    ['src/toasts/new.tsx', `export { get } from '../api/http'`, 'toasts may not import api.'],
    ['src/guards/new.tsx', `import { TopBar } from '../shell/TopBar'`, 'guards may not import shell.'],
    ['src/pages/account/new.tsx', `import '../overview/OverviewPage'`, 'only src/pages.ts imports pages.'],
    ['src/pages/account/new.tsx', `import '../../shell/TopBar'`, 'pages/account may not import shell.'],
    ['src/shell/new.tsx', `import('../pages/overview/OverviewPage')`, 'only src/pages.ts imports pages.'],
    ['src/pages.ts', `import './pages/overview/OverviewPage'`, 'pages are loaded on demand.'],
    ['src/main.ts', `import './pages/overview/OverviewPage'`, 'pages are loaded on demand.'],
    ['src/main.ts', `import('./pages/account/AccountPage')`, 'only src/pages.ts imports pages.'],
    [
      'src/main.ts',
      `import { createClock } from '../sandbox/clock.ts'`,
      'src imports nothing from outside of it.',
    ],
    [
      'src/main.ts',
      `type Clock = import('../sandbox/clock.ts').Clock`,
      'src imports nothing from outside of it.',
    ],
    ['src/main.ts', `import '../test/support/setup'`, 'src imports nothing from outside of it.'],
    ['src/main.ts', `import { readFileSync } from 'node:fs'`, 'the browser has no such module.'],
    ['src/main.ts', `import { http } from 'msw'`, 'it is none of the dependencies in package.json.'],
    ['src/main.ts', `import { paths } from '~/paths'`, 'path aliases are not used.'],
    ['src/main.ts', `import { gone } from './gone'`, 'there is no such file here.'],
    [
      'sandbox/new.ts',
      `import { plans } from '../src/wire/plans.ts'`,
      'the sandbox takes the list of calls, and types of src/wire.',
    ],
    [
      'sandbox/new.ts',
      `import type { Plan } from '../src/domain/plan.ts'`,
      'the sandbox takes the list of calls, and types of src/wire.',
    ],
    [
      'sandbox/new.ts',
      `import { createElement } from 'react'`,
      'the world outside knows nothing of the portal’s screens.',
    ],
  ])('forbid in %s: %s', (file, text, why) => {
    const [said, ...more] = judged({ ...there, [file]: text });
    expect(said).toContain(file);
    expect(said).toMatch(/^\S+ imports \S+: /);
    expect(said?.slice(said.indexOf(': ') + 2)).toBe(why);
    expect(more).toEqual([]);
  });

  it.each([
    ['src/wire/new.ts', `import * as v from 'valibot'; import { plans } from './plans'`],
    ['src/domain/new.ts', `export type { Plan } from '../wire/plans'`],
    ['src/pages/account/new.tsx', `import type { Plan } from '../../wire/plans'`],
    ['src/api/new.ts', `import { plans } from '../wire/plans'; import { config } from '../config'`],
    ['src/api/new.ts', `import type Chargebee from '@chargebee/chargebee-js-types'`],
    ['src/features/new.tsx', `import { get } from '../api/http'; import { TextField } from '@mui/material'`],
    ['src/api/new.ts', `import { store } from '../browser/storage/storage'`],
    ['src/auth/new.ts', `import { store } from '../browser/storage/storage'`],
    ['src/browser/new.ts', `import { useLocation } from 'react-router-dom'`],
    ['src/ui/new.tsx', `import { layout } from '../theme'; import { useState } from 'react'`],
    [
      'src/pages/account/new.tsx',
      `import { AccountPage } from './AccountPage'; import { paths } from '../../paths'`,
    ],
    ['src/pages.ts', `const load = () => import('./pages/overview/OverviewPage')`],
    ['sandbox/new.ts', `import type { Plan } from '../src/wire/plans.ts'; import { http } from 'msw'`],
    ['src/api/new.test.ts', `import { server } from '../../test/support/setup'`],
  ])('allow in %s: %s', (file, text) => {
    expect(judged({ ...there, [file]: text })).toEqual([]);
  });

  it('forbid cycles, barrels, long files, clocks in the domain and mocks of our own modules', () => {
    expect(
      judged({
        'src/api/one.ts': `import './two'`,
        'src/api/two.ts': `import type { Three } from './three'`,
        'src/api/three.ts': `import './one'`,
        'src/ui/index.ts': '',
        'src/domain/all.ts': `export * from './money'`,
        'src/domain/money.ts': '/** The time. */\nexport const now = Date.now();',
        'src/shell/Long.tsx': '\n;'.repeat(301),
        'src/api/one.test.ts': `vi.mock('./two')`,
      }),
    ).toEqual([
      'src/ui/index.ts is a barrel.',
      'src/domain/all.ts is a barrel.',
      'src/domain/money.ts reads the clock or rolls dice: time and chance are arguments of the domain.',
      'src/shell/Long.tsx has 302 lines, more than 300.',
      'src/api/one.test.ts mocks ./two, a module of ours.',
      'A cycle: src/api/one.ts → src/api/two.ts → src/api/three.ts → src/api/one.ts.',
    ]);
  });
});
