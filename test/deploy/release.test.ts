// Runs deploy/release.sh as an operator does, in a temporary folder: the first release, the same again, the next, a rollback.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = `${import.meta.dirname}/../../deploy/release.sh`;

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  root = join(folder, 'srv/portal');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes what a build would: the web root, and beside it the headers and the other files for the server. */
function build({ assets, headers = 'headers' }: { assets: string[]; headers?: string }) {
  for (const name of ['dist', 'dist-deploy']) rmSync(join(folder, name), { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    // The mode that files have on a build machine with a strict umask.
    writeFileSync(join(folder, path), text, { mode: 0o600 });
  };
  write('dist/index.html', assets.join());
  for (const name of assets) write(`dist/assets/${name}`, `the code of ${name}`);
  write('dist-deploy/portal/site.conf', headers);
  write('dist-deploy/sbom.cdx.json', '{}');
}

function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const release = (env?: Record<string, string>) => {
  const done = run(['publish', root], env);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  return realpathSync(join(root, 'current'));
};
const served = () => {
  const files = (path: string) => readdirSync(join(root, 'current', path)).sort();
  return {
    page: readFileSync(join(root, 'current/www/index.html'), 'utf8'),
    headers: readFileSync(join(root, 'current/portal/site.conf'), 'utf8'),
    assets: files('www/assets'),
    www: files('www'),
  };
};
const releases = () => readdirSync(join(root, 'releases')).sort();

describe('the first release', () => {
  it('needs only the built folders', () => {
    build({ assets: ['a-1.js'] });
    release();
    expect(served()).toEqual({
      page: 'a-1.js',
      headers: 'headers',
      assets: ['a-1.js'],
      www: ['assets', 'index.html'],
    });
    expect(readdirSync(root).sort()).toEqual(['current', 'releases']);
    expect(existsSync(join(root, 'current/sbom.cdx.json'))).toBe(true);
  });

  it('is readable by the web server, whoever built it', () => {
    build({ assets: ['a-1.js'] });
    const at = release();
    expect(statSync(join(at, 'www/assets/a-1.js')).mode & 0o444).toBe(0o444);
    expect(statSync(at).mode & 0o555).toBe(0o555);
  });

  it.each(['dist/index.html', 'dist-deploy/portal/site.conf'])('fails without %s', (missing) => {
    build({ assets: ['a-1.js'] });
    rmSync(join(folder, missing));
    const { status, stderr } = run(['publish', root]);
    expect(status).not.toBe(0);
    expect(stderr).toContain(missing);
    expect(existsSync(root)).toBe(false);
  });

  it('can’t be rolled back', () => {
    build({ assets: ['a-1.js'] });
    const first = release();
    const { status, stderr } = run(['rollback', root]);
    expect(status).not.toBe(0);
    expect(stderr).toContain('There is no release before this one.');
    expect(realpathSync(join(root, 'current'))).toBe(first);
  });
});

describe('publishing the same build again', () => {
  it('changes nothing', () => {
    build({ assets: ['a-1.js'] });
    const first = release();
    const before = served();
    expect(release()).toBe(first);
    expect(served()).toEqual(before);
    expect(releases()).toHaveLength(1);
    expect(readdirSync(first).sort()).toEqual(['assets.list', 'portal', 'sbom.cdx.json', 'www']);
  });

  it('creates a release if the configuration or headers differ', () => {
    build({ assets: ['a-1.js'] });
    const first = release();
    build({ assets: ['a-1.js'], headers: 'others' });
    expect(release()).not.toBe(first);
    expect(served()).toMatchObject({ headers: 'others', assets: ['a-1.js'] });
  });

  it('still allows to roll back to the release before', () => {
    build({ assets: ['a-1.js'] });
    const first = release();
    build({ assets: ['a-2.js'] });
    release();
    release();
    expect(run(['rollback', root]).status).toBe(0);
    expect(realpathSync(join(root, 'current'))).toBe(first);
  });
});

describe('the next release', () => {
  it('keeps the assets of the last one for open tabs', () => {
    build({ assets: ['a-1.js', 'same.js'] });
    const first = release();
    build({ assets: ['a-2.js', 'same.js'] });
    release();
    expect(served()).toEqual({
      page: 'a-2.js,same.js',
      headers: 'headers',
      assets: ['a-1.js', 'a-2.js', 'same.js'],
      www: ['assets', 'index.html'],
    });
    expect(readFileSync(join(root, 'current/www/assets/a-1.js'), 'utf8')).toBe('the code of a-1.js');
    expect(realpathSync(join(root, 'previous'))).toBe(first);
    expect(releases()).toHaveLength(2);
  });

  it('is linked relatively, so that the root can be moved', () => {
    build({ assets: ['a-1.js'] });
    release();
    expect(readlinkSync(join(root, 'current'))).toMatch(/^releases\//);
  });

  it('has the given label in its name', () => {
    build({ assets: ['a-1.js'] });
    expect(release({ LABEL: 'a894329' })).toMatch(/\/a894329-[0-9a-f]{12}$/);
    const { status, stderr } = run(['publish', root], { LABEL: '../../etc' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('LABEL');
  });

  it('can be made from folders of any name', () => {
    build({ assets: ['a-1.js'] });
    expect(run(['publish', root, join(folder, 'dist/'), join(folder, 'dist-deploy/')]).status).toBe(0);
    expect(served().page).toBe('a-1.js');
  });
});

describe('rolling back', () => {
  it('serves the release before, with the assets of the newer one', () => {
    build({ assets: ['a-1.js'], headers: 'old' });
    const first = release();
    build({ assets: ['a-2.js'], headers: 'new' });
    const second = release();

    expect(run(['rollback', root])).toMatchObject({ status: 0, stderr: '' });
    expect(realpathSync(join(root, 'current'))).toBe(first);
    expect(served()).toMatchObject({ page: 'a-1.js', headers: 'old', assets: ['a-1.js', 'a-2.js'] });

    // A second rollback goes forward again.
    expect(run(['rollback', root]).status).toBe(0);
    expect(realpathSync(join(root, 'current'))).toBe(second);
    expect(served()).toMatchObject({ page: 'a-2.js', headers: 'new', assets: ['a-1.js', 'a-2.js'] });
  });

  it('to a named release works only if it exists', () => {
    build({ assets: ['a-1.js'] });
    release({ LABEL: 'one' });
    for (const assets of [['a-2.js'], ['a-3.js']]) {
      build({ assets });
      release();
    }
    const [name = ''] = releases().filter((each) => each.startsWith('one-'));
    expect(run(['rollback', root, name]).status).toBe(0);
    expect(served()).toMatchObject({ page: 'a-1.js', assets: ['a-1.js', 'a-2.js', 'a-3.js'] });

    const refused = run(['rollback', root, '../releases']);
    expect(refused.status).not.toBe(0);
    expect(served().page).toBe('a-1.js');
  });
});

describe('the web server', () => {
  it('is reloaded after the switch, and if that fails the release before is served again', () => {
    build({ assets: ['a-1.js'], headers: 'good' });
    const first = release({ RELOAD: `grep -q good "${root}/current/portal/site.conf"` });
    build({ assets: ['a-2.js'], headers: 'bad' });
    const { status, stderr } = run(['publish', root], {
      RELOAD: `grep -q good "${root}/current/portal/site.conf"`,
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('The web server refused it');
    expect(realpathSync(join(root, 'current'))).toBe(first);
    expect(existsSync(join(root, 'previous'))).toBe(false);
  });
});

describe('pruning', () => {
  const age = (path: string, days: number) => {
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(path, at, at);
  };

  it('deletes releases that weren’t served for a month, and their assets from the next release on', () => {
    const made = ['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js'].map((name) => {
      build({ assets: [name] });
      return release();
    });
    for (const at of made) age(at, 40);
    age(made[1]!, 10);

    expect(run(['prune', root])).toMatchObject({ status: 0, stderr: '' });
    // The release that is served and the one before it stay, however old they are.
    expect(releases().map((name) => realpathSync(join(root, 'releases', name)))).toEqual(
      made.slice(1).sort(),
    );
    build({ assets: ['a-5.js'] });
    release();
    expect(served().assets).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'a-5.js']);
  });

  it('counts a month from the day when a release was last served', () => {
    build({ assets: ['a-1.js'] });
    const first = release();
    build({ assets: ['a-2.js'] });
    age(first, 400);
    release();
    build({ assets: ['a-3.js'] });
    release();
    expect(run(['prune', root]).status).toBe(0);
    expect(existsSync(first)).toBe(true);
    age(first, 8);
    expect(run(['prune', root, '7']).status).toBe(0);
    expect(existsSync(first)).toBe(false);
  });
});

it.each([[[]], [['publish']], [['publish', '']], [['unknown', '/tmp']], [['prune', '/tmp', 'x']]])(
  'the release script prints its usage: %j',
  (args) => {
    const { status, stderr } = run(args);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: release.sh publish ROOT [DIST [DIST_DEPLOY]]');
  },
);
