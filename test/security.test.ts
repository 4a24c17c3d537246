// Checks what docs/security.md promises about the source, and that every test named in its table exists.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readModules } from './support/moduleGraph';

const root = `${import.meta.dirname}/..`;
const source = readModules(root, ['src']).filter(({ file }) => !/\.test\.tsx?$/.test(file));

/** Returns the files of src that match a pattern outside of comments. */
function filesWith(pattern: RegExp): string[] {
  return source.filter(({ text }) => pattern.test(withoutComments(text))).map(({ file }) => file);
}
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');

describe('the source', () => {
  it('contains no sink for HTML or code', () => {
    const SINK =
      /(?:inner|Inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc|srcDoc|DOMParser|ContextualFragment|\beval\(|new Function\(/;
    expect('<p dangerouslySetInnerHTML={{ __html: name }} />').toMatch(SINK);
    expect('element.innerHTML = name').toMatch(SINK);
    expect(filesWith(SINK)).toEqual([]);
    expect(filesWith(/createElement\(['"]script/)).toEqual(['src/api/billing/billing.ts']);
  });

  it('opens no tab with an opener', () => {
    const opened = source.flatMap(({ file, text }) =>
      [...text.matchAll(/target(?:="_blank"[^>]*|: '_blank'[^}]*)|window\.open\(([^;]*)/g)].map(
        ([whole]) => ({ file, whole }),
      ),
    );
    expect(
      opened.filter(
        ({ whole }) => !/rel(?:="|: ')noopener noreferrer["']|'noopener,noreferrer'\)/.test(whole),
      ),
    ).toEqual([
      // It must know whether the browser allowed the tab, so it removes the tab's `opener` itself.
      { file: 'src/pages/invoices/DownloadButton.tsx', whole: "window.open(address, '_blank')" },
    ]);
    expect(filesWith(/\btab\.opener = null;/)).toEqual(['src/pages/invoices/DownloadButton.tsx']);
    expect(filesWith(/_blank/)).toEqual([
      // It only inspects links, and opens none.
      'src/browser/useConfirmLeave.ts',
      'src/pages/invoices/DownloadButton.tsx',
      // Every link that opens a tab.
      'src/ui/content/newTab.tsx',
    ]);
  });

  it('listens to messages from its own tabs and its own worker only', () => {
    expect(filesWith(/addEventListener\(\s*['"]message|\bonmessage\b/)).toEqual([
      'src/auth/tabChannel.ts',
      'src/pages/upload/queue/createHasher.ts',
      'src/pages/upload/queue/md5.worker.ts',
    ]);
  });

  it('stores data only where docs/security.md says so', () => {
    expect(filesWith(/localStorage|sessionStorage/)).toEqual(['src/browser/storage/storage.ts']);
    const keepers = source.filter(({ imports }) =>
      imports.some(({ file }) => file === 'src/browser/storage/storage.ts'),
    );
    expect(keepers.map(({ file }) => file)).toEqual([
      'src/api/subscriptions/createdHere.ts',
      'src/api/subscriptions/preparingTimes.ts',
      'src/auth/signIn.ts',
      'src/browser/reload/reloadForNewVersion.ts',
      'src/browser/storage/preferences.ts',
      'src/browser/storage/userStorage.ts',
      'src/messages/choice.ts',
      'src/shell/nav/SideNav.tsx',
      'src/shell/useScrollPosition.ts',
    ]);
    expect(filesWith(/document\.cookie\s*=[^=]|indexedDB|\bcaches\.|serviceWorker|clipboard\.read/)).toEqual(
      [],
    );
  });

  it('uses the access token in one client only', () => {
    expect(filesWith(/Authorization|Bearer/)).toEqual(['src/api/client/http.ts']);
  });

  it('writes nothing to the console', () => {
    expect(filesWith(/console\s*\./)).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const rows = readFileSync(`${root}/docs/security.md`, 'utf8')
    .split('\n')
    .filter((line) => /^\| S\d\d\b/.test(line))
    .map((line) => line.split(' | '));

  it('lists every promise once', () => {
    const numbers = Array.from({ length: 32 }, (_, n) => `S${String(n + 1).padStart(2, '0')}`);
    expect(rows.map(([number = '']) => number.replace(/\W/g, ''))).toEqual(numbers);
  });

  it.each(rows.map((cells) => [cells[0]?.slice(2), cells.at(-1) ?? '']))(
    'refers to existing tests for %s',
    (_number, shownBy) => {
      const named = [...shownBy.matchAll(/`([^`]+)`((?:\s*“[^”]+”)+)/g)];
      if (shownBy.startsWith('No test:')) return;
      expect(named.length).toBeGreaterThan(0);
      for (const [, file = '', titles = ''] of named) {
        expect(existsSync(`${root}/${file}`), file).toBe(true);
        const text = readFileSync(`${root}/${file}`, 'utf8');
        for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) expect(text).toContain(title);
      }
    },
  );
});
