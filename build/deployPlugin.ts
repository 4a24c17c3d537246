// Turns the built portal into what an operator puts on a server: digests of scripts and style sheets in the page, `_headers` and
// compressed copies in the web root; nginx's files and the bill of materials in a folder beside it, source maps in another. The
// preview server sends the same headers.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../deploy/contentSecurityPolicy.ts';
import { headersFor } from '../deploy/headers.ts';
import { hostHeaders } from '../deploy/hostHeaders.ts';
import { inlineHashes } from '../deploy/inlineHashes.ts';
import { nginxFiles } from '../deploy/nginx.ts';
import { SECURITY_TEXT, securityText } from '../deploy/securityText.ts';
import { withIntegrity } from './integrity.ts';
import { precompress } from './precompress.ts';
import { previewAnswers } from './previewAnswers.ts';
import { sbom, type Lockfile } from './sbom.ts';
import { moveSourceMaps } from './sourceMaps.ts';

/** Returns the plugin. `site` is what the headers are computed from; the hashes of inline code are read from the built page. */
export function deployPlugin(site: Omit<Site, 'inline'>): Plugin {
  let config: ResolvedConfig;
  const webRoot = () => resolve(config.root, config.build.outDir);
  return {
    name: 'deploy',
    configResolved: (resolved) => {
      config = resolved;
    },
    configurePreviewServer: ({ middlewares }) => {
      const inline = inlineHashes(readFileSync(join(webRoot(), 'index.html'), 'utf8'));
      middlewares.use(previewAnswers(webRoot(), (kind) => headersFor({ ...site, inline }, kind)));
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const page = join(webRoot(), 'index.html');
        const html = withIntegrity(await readFile(page, 'utf8'), (address) =>
          readFileSync(join(webRoot(), address)),
        );
        await writeFile(page, html);
        await moveSourceMaps(webRoot(), `${webRoot()}-maps`);
        const complete: Site = { ...site, inline: inlineHashes(html) };
        await writeFile(join(webRoot(), '_headers'), hostHeaders(complete));
        await writeSecurityText(webRoot(), site.options.securityContact);
        await precompress(webRoot());

        const beside = `${webRoot()}-deploy`;
        await rm(beside, { recursive: true, force: true });
        await mkdir(join(beside, 'portal'), { recursive: true });
        for (const [name, text] of Object.entries(nginxFiles(complete))) {
          await writeFile(join(beside, 'portal', name), text);
        }
        const lockfile = JSON.parse(
          await readFile(join(config.root, 'package-lock.json'), 'utf8'),
        ) as Lockfile;
        await writeFile(join(beside, 'sbom.cdx.json'), JSON.stringify(sbom(lockfile), null, 2));
      },
    },
  };
}

async function writeSecurityText(root: string, contact: string | undefined): Promise<void> {
  if (contact === undefined) return;
  const file = join(root, SECURITY_TEXT);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityText(contact, new Date()));
}
