// How the build processes the bundler's output: digests in the page, hashes of inline code, source maps.
import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withIntegrity } from '../../build/integrity.ts';
import { moveSourceMaps } from '../../build/sourceMaps.ts';
import { inlineHashes } from '../../deploy/inlineHashes.ts';
import { securityText } from '../../deploy/securityText.ts';

const sha = (kind: string, text: string) => createHash(kind).update(text).digest('base64');

describe('the subresource integrity of a page', () => {
  it('covers scripts, preloaded modules and stylesheets, and nothing else', () => {
    const html = [
      '<link rel="icon" href="/favicon.svg">',
      '<script>inline()</script>',
      '<script type="module" crossorigin src="/assets/index-1.js"></script>',
      '<link rel="modulepreload" crossorigin href="/assets/app-1.js">',
      '<link rel="stylesheet" href="/assets/print-1.css" media="print">',
      '<script src="https://elsewhere.example/x.js"></script>',
    ].join('\n');
    const page = withIntegrity(html, (address) => Buffer.from(address));
    expect(page.split('\n')).toEqual([
      '<link rel="icon" href="/favicon.svg">',
      '<script>inline()</script>',
      `<script type="module" crossorigin src="/assets/index-1.js" integrity="sha384-${sha('sha384', '/assets/index-1.js')}"></script>`,
      `<link rel="modulepreload" crossorigin href="/assets/app-1.js" integrity="sha384-${sha('sha384', '/assets/app-1.js')}">`,
      `<link rel="stylesheet" href="/assets/print-1.css" integrity="sha384-${sha('sha384', '/assets/print-1.css')}" media="print">`,
      '<script src="https://elsewhere.example/x.js"></script>',
    ]);
    expect(withIntegrity(page, () => Buffer.from('other'))).toBe(page);
  });
});

describe('the hash of inline code', () => {
  it('is computed as the browser computes it', () => {
    const html = [
      '<style>a{}</style>',
      '<script>\r\n  one();\r\n</script>',
      '<script type="module" src="/assets/index.js"></script>',
      '<script>two()</script>',
      '<noscript>none</noscript>',
    ].join('\n');
    expect(inlineHashes(html)).toEqual({
      scripts: [`'sha256-${sha('sha256', '\n  one();\n')}'`, `'sha256-${sha('sha256', 'two()')}'`],
      styles: [`'sha256-${sha('sha256', 'a{}')}'`],
    });
  });

  it('exists for the one script and one style in index.html', () => {
    const { scripts, styles } = inlineHashes(readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8'));
    expect([scripts.length, styles.length]).toEqual([1, 1]);
  });
});

/** Calls `run` with an empty temporary folder, which is removed afterwards. */
async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('source maps', () => {
  it('are outside the web root, with copies of their files', () =>
    inFolder(async (folder) => {
      const [root, maps] = [join(folder, 'dist'), join(folder, 'dist-maps')];
      mkdirSync(join(root, 'assets'), { recursive: true });
      mkdirSync(maps);
      writeFileSync(join(maps, 'of-an-earlier-build.js'), '');
      for (const [name, text] of [
        ['index.html', '<html></html>'],
        ['assets/app-1.js', 'app();\n'],
        ['assets/app-1.js.map', '{"version":3}'],
        ['assets/print-1.css', 'a{}'],
      ] as const) {
        writeFileSync(join(root, name), text);
      }
      await moveSourceMaps(root, maps);
      expect(readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
        'assets',
        'assets/app-1.js',
        'assets/print-1.css',
        'index.html',
      ]);
      expect(readFileSync(join(root, 'assets/app-1.js'), 'utf8')).toBe('app();\n');
      expect(readdirSync(maps).sort()).toEqual(['app-1.js', 'app-1.js.map']);
      expect(readFileSync(join(maps, 'app-1.js.map'), 'utf8')).toBe('{"version":3}');
      // Upload tools find the map by this comment.
      expect(readFileSync(join(maps, 'app-1.js'), 'utf8')).toBe(
        'app();\n//# sourceMappingURL=app-1.js.map\n',
      );
    }));
});

it('security.txt names the contact, and expires within a year', () => {
  expect(securityText('mailto:security@example.com', new Date('2026-11-28T09:00:00Z'))).toBe(
    'Contact: mailto:security@example.com\nExpires: 2027-11-01T00:00:00.000Z\nPreferred-Languages: en, de\n',
  );
});
