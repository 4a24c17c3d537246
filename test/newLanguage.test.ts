// The recipe for a new language (CONTRIBUTING.md#recipe-a-new-language), followed in a copy of the portal: one file and one line.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'new-language-'));
const PARTS = ['src', 'build', 'deploy', 'public', 'sandbox'];
const FILES = [
  '.env.example',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  for (const part of [...PARTS, ...FILES]) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const english = readFileSync(join(root, 'src/messages/en.json'), 'utf8');
  writeFileSync(join(copy, 'src/messages/eo.json'), english.replaceAll(/": "(?=[^"])/g, '": "Eo: '));
  edit('src/messages/languages.ts', (text) =>
    text.replace(
      '  fr: {',
      "  eo: { name: 'Esperanto', load: () => import('virtual:messages/eo') },\n  fr: {",
    ),
  );
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a new language is built, offered and shown without JavaScript', () => {
  run('node_modules/vite/bin/vite.js', 'build', '--mode', 'sandbox', '--outDir', 'dist');
  const files = readdirSync(join(copy, 'dist/assets'));
  expect(files.filter((file) => /^eo-[\w-]{8}\.js$/.test(file))).toHaveLength(1);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const offering = scripts.filter((file) =>
    readFileSync(join(copy, 'dist/assets', file), 'utf8').includes('Esperanto'),
  );
  expect(offering).not.toEqual([]);
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toContain(
    '<p lang="eo">Eo: This portal needs JavaScript.',
  );
});
