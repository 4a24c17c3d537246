// The pipeline and the updates name what is there (docs/operations.md#pipeline).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
const { version, scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  version: string;
} & Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;
/** Commands that npm has itself. */
const OF_NPM = ['ci', 'audit'];

describe('the pipeline', () => {
  const pipeline = read('.gitlab-ci.yml');
  const commands = [...pipeline.matchAll(/^ +- (npm .+)$/gm)].map(([, command]) => command!);

  it('installs, tests and audits by commands that exist', () => {
    expect(commands).toEqual(['npm ci --cache .npm --prefer-offline', 'npm test', 'npm audit --omit=dev']);
    const names = commands.map((command) => /^npm (?:run )?(\S+)/.exec(command)![1]!);
    expect(names.filter((name) => !OF_NPM.includes(name) && scripts[name] === undefined)).toEqual([]);
    expect(read('docs/operations.md')).toContain('npm ci && npm test');
  });

  it('keeps the results where the tests write them', () => {
    expect(read('test/run/all.mjs')).toContain("const RESULTS = 'test-results';");
    expect(pipeline).toContain('junit: test-results/*.xml');
  });

  it('runs on the Node of .nvmrc', () => {
    expect(pipeline).toContain(`image: node:${read('.nvmrc').trim()}-`);
  });
});

it('the rules for updates name packages that are used', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames: string[] }[];
  };
  const named = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
  const used = { ...dependencies, ...devDependencies };
  expect(named.filter((name) => !(name in used))).toEqual([]);
});

it('the newest release in the change log is this version', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
