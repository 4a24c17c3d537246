// The container of docs/operations.md#deploy-as-a-container: its lines are laid out in a folder, as an image would have them, and
// served by the nginx that is there.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownLane } from '../../run/lanes.mjs';
import { program } from '../../run/programs.mjs';

const PORT = 5283 + Number(process.env.JOURNEY_PORT_OFFSET ?? 0);

/** Carries out the document's COPY lines below `image`, with a lane's build in place of `dist`, and its own port and paths. */
function layOut(image: string, folder: string): void {
  const document = readFileSync('docs/operations.md', 'utf8');
  const dockerfile = /```dockerfile\n([\s\S]+?)```/.exec(document)![1]!;
  for (const [, from, to] of dockerfile.matchAll(/^COPY (dist\S*) (\S+)$/gm)) {
    cpSync(from!.replace(/^dist/, folder), join(image, to!), { recursive: true });
  }
  for (const [, to, text] of dockerfile.matchAll(/^COPY <<EOF (\S+)\n([\s\S]+?)^EOF$/gm)) {
    mkdirSync(dirname(join(image, to!)), { recursive: true });
    const here = text!.replace('listen 80;', `listen 127.0.0.1:${PORT};`).replace('/srv/', `${image}/srv/`);
    writeFileSync(join(image, to!), here);
  }
}

/** Writes the part of an nginx image's own configuration that matters here. */
function writeNginxConf(image: string): void {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${what};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(image, 'etc/nginx/nginx.conf'),
    `${user} daemon off; pid nginx.pid; error_log stderr; events { }
     http { access_log off; ${temporary.join(' ')} include conf.d/*.conf; }`,
  );
}

test('the container of the documents serves the portal with its headers', async () => {
  const nginx = program('nginx');
  test.skip(nginx === undefined, 'There is no nginx.');
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  layOut(image, ownLane.folder);
  writeNginxConf(image);
  const args = ['-p', join(image, 'etc/nginx/'), '-c', 'nginx.conf', '-e', 'stderr'];
  const server = spawn(nginx!, args, { stdio: 'inherit' });
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${PORT}${path}`);
    await expect(async () => expect((await get('/overview')).status).toBe(200)).toPass();
    const page = await get('/overview');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<div id="root">');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect(await (await get('/licenses.txt')).text()).toContain('## react ');
  } finally {
    server.kill();
    rmSync(image, { recursive: true });
  }
});
