// The portal's dependencies (docs/security.md#updates): licences that allow selling it, packages that can't change unnoticed,
// and a bill of materials that names them all.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { licenses } from '../../build/licenses.ts';
import { sbom, shippedPackages, type Lockfile } from '../../build/sbom.ts';

const root = `${import.meta.dirname}/../..`;

const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as Lockfile & {
  lockfileVersion: number;
};
const {
  engines: promised,
  dependencies,
  devDependencies,
} = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
> & { engines: { node: string } };
// It brings no types of its own.
const { subset } = createRequire(import.meta.url)('semver') as {
  subset: (range: string, of: string) => boolean;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const shipped = shippedPackages(lock);

const PERMISSIVE =
  /^(?:MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|CC-BY-4\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|Unicode-DFS-2016|OFL-1\.1)$/;

/** True if an SPDX expression allows choosing permissive licences. */
function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => PERMISSIVE.test(licence.trim())));
}

describe('the licences', () => {
  it('of all shipped packages are permissive', () => {
    expect(shipped.length).toBeGreaterThan(40);
    const refused = shipped.flatMap(([path]) => {
      const { license } = JSON.parse(readFileSync(`${root}/${path}/package.json`, 'utf8')) as {
        license?: string;
      };
      return isPermissive(license ?? 'none') ? [] : [`${path}: ${license ?? 'none'}`];
    });
    expect(refused).toEqual([]);
  });

  it('are served with the portal: each package of the bill of materials, with its text', () => {
    const sections = licenses(root).split(/^## /m).slice(1);
    const heads = sections.map((section) => section.split(' (')[0]);
    expect(heads).toEqual(sbom(lock).components.map(({ name, version }) => `${name} ${version}`));
    const withoutText = sections.filter(
      (section) => !/copyright|license/i.test(section.replace(/^.*\n/, '')),
    );
    expect(withoutText).toEqual([]);
  });
});

describe('the lockfile', () => {
  it('contains every package’s hash, and no registry URL', () => {
    expect(lock.lockfileVersion).toBe(3);
    const wrong = packages.filter(
      ([, { resolved, integrity = '' }]) =>
        resolved !== undefined || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
    // Keeps addresses out of the lockfile at every `npm install`, on any machine.
    expect(readFileSync(`${root}/.npmrc`, 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  it('is the only file that could name a registry', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    const files = tracked.split('\0').filter((file) => file !== '' && !/\.(?:png|jpg|ico|woff2)$/.test(file));
    const host = /\bregistry\.[a-z0-9-]+\.(?:org|com|dev|net|io)\b/;
    expect(files.filter((file) => host.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
  });

  it('has no shipped package with an install script, except for one that prints a message', () => {
    expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([
      'node_modules/browser-tabs-lock',
    ]);
  });

  it('has only packages that run on each Node that package.json promises', () => {
    const refused = packages.filter(
      ([, { engines }]) => engines?.node && !subset(promised.node, engines.node),
    );
    expect(refused.map(([path, { engines }]) => `${path} needs ${engines?.node}`)).toEqual([]);
  });

  it('pins the versions in package.json', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(`${name} ${lock.packages[`node_modules/${name}`]?.version}`).toBe(`${name} ${version}`);
    }
  });
});

describe('the bill of materials', () => {
  it('lists all shipped packages with hash and licence, and no personal data', () => {
    const bill = sbom(lock);
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    expect(bill.components).toHaveLength(shipped.length);
    expect(bill.components.find(({ name }) => name === '@noble/hashes')).toMatchObject({
      type: 'library',
      version: '2.4.0',
      purl: 'pkg:npm/%40noble/hashes@2.4.0',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
    });
    expect(bill.components.filter((one) => !one.licenses || !one.hashes)).toEqual([]);
    expect(new Set(bill.components.map((one) => one['bom-ref'])).size).toBe(shipped.length);
    expect(JSON.stringify(bill).match(/https?:[^"]+/g)).toEqual([bill.$schema]);
  });
});
