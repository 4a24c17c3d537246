// The pipeline and the updates name what is there (docs/operations.md#pipeline).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
const { version, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  version: string;
} & Record<'dependencies' | 'devDependencies', Record<string, string>>;

it('the pipeline runs on the Node of .nvmrc', () => {
  expect(read('.gitlab-ci.yml')).toContain(`image: node:${read('.nvmrc').trim()}-`);
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
