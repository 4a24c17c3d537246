// Checks that every reference to a document of the repository, in documents and in code, leads to a file and a heading, and
// that what documents and comments name is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLEETS } from '../sandbox/world/fleet.ts';
import { seedAccounts } from '../sandbox/world/personas.ts';
import { anchorsOf, brokenReferences, referencesIn } from './support/documentLinks';
import { vanishedNames } from './support/documentNames';

const root = `${import.meta.dirname}/..`;
const TEXT = /\.(?:[cm]?[jt]sx?|md|html|css|json|py|sh|example)$|^\.ci\/run$/;
const folders = ['src', 'sandbox', 'test', 'deploy', 'build', 'public', 'docs', '.ci'];

/** Every file and folder of the repository, by its path. */
const paths = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
];

/** Returns the texts of documents and code by path; without this file, whose made-up references lead nowhere. */
function readTexts(): Map<string, string> {
  const made = ['test/documents.test.ts', 'package-lock.json', 'docs/vendor-api.openapi.json'];
  const files = paths.filter((file) => TEXT.test(file) && !made.includes(file));
  return new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
}

describe('the documents', () => {
  const texts = readTexts();

  it('exist where they are referenced, with the referenced headings', () => {
    expect(brokenReferences(texts, (file) => existsSync(`${root}/${file}`))).toEqual([]);
  });

  it('name only what exists, and so do comments', () => {
    const { scripts } = JSON.parse(texts.get('package.json') ?? '') as { scripts: object };
    const packages = readdirSync(`${root}/node_modules`);
    expect(vanishedNames({ texts, paths, packages, scripts: Object.keys(scripts) })).toEqual([]);
  });

  it('name the Node that package.json promises', () => {
    const { engines } = JSON.parse(texts.get('package.json') ?? '') as { engines: { node: string } };
    for (const file of ['README.md', 'CONTRIBUTING.md']) expect(texts.get(file)).toContain(engines.node);
  });

  it('list the personas of the sandbox, and how large their fleets are', () => {
    const listed = [...(texts.get('docs/sandbox.md') ?? '').matchAll(/^\| `(\w+)` +\| .+? +\| (.+?) +\|$/gm)];
    const accounts = seedAccounts();
    expect(listed.map(([, key, about]) => [key, about])).toEqual(
      accounts.map(({ key, about }) => [key, about]),
    );
    for (const { persona, size } of FLEETS)
      expect(accounts.find(({ key }) => key === persona)?.about).toContain(size.toLocaleString('en'));
  });

  it('list each folder of src, and each folder beside it that has code', () => {
    const tree = texts.get('docs/architecture.md') ?? '';
    const folders = readdirSync(`${root}/src`, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    for (const { name } of folders) expect(tree).toContain(`| \`src/${name}/\``);
    for (const name of ['sandbox', 'test', 'build', 'deploy']) expect(tree).toContain(`| \`${name}/\``);
  });

  it('name each command of package.json', () => {
    const { scripts } = JSON.parse(texts.get('package.json') ?? '') as { scripts: object };
    const named = [...texts].filter(([file]) => file.endsWith('.md')).map(([, text]) => text);
    const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre') || name.includes(':'));
    expect(
      commands.filter((name) => !new RegExp(`npm (?:run )?${name}\\b|· \`${name}\``).test(named.join())),
    ).toEqual([]);
  });

  it('are the only sources that comments refer to', () => {
    const foreign =
      /(?<![\w/.-])(?:(?:specification|decisions) \d|(?!README|CONTRIBUTING|CHANGELOG|SECURITY|_)[\w-]+\.md\b)/;
    const code = [...texts].filter(([file]) => !/\.md$|documentLinks/.test(file));
    expect(
      code.flatMap(([file, text]) =>
        text.split('\n').flatMap((line) => (foreign.test(line) ? `${file}: ${line}` : [])),
      ),
    ).toEqual([]);
  });

  it('about the product are listed in its index', () => {
    const named = referencesIn('docs/product/README.md', texts.get('docs/product/README.md') ?? '');
    const topics = [...texts.keys()].filter((file) => /^docs\/product\/(?!README)/.test(file));
    expect(topics.filter((file) => !named.some((reference) => reference.file === file))).toEqual([]);
  });
});

it('a broken reference is named by its line', () => {
  const plans = '# Plans\n\n## What’s `new`?\n\n## Choices\n\n## Choices\n\n```\n## Not one\n```\n';
  expect([...anchorsOf(plans)]).toEqual(['plans', 'whats-new', 'choices', 'choices-1']);
  const valid = [
    '[one](product/plans.md#choices-1) [two](product/plans.md#whats-new) ![three](picture.png)',
    '[elsewhere](https://example.com/docs/gone.md#x) [mail](mailto:a@b.example)',
    '```sh\ncat docs/gone.md [not a link](gone.md)\n```',
  ].join('\n');
  const texts = {
    'docs/product/plans.md': plans,
    'docs/valid.md': valid,
    'docs/notes.md': '[plans](plans.md)\n[a](#b) ![seen](image.png)\n`docs/product/plans.md#choice`',
    'src/plan.ts':
      '// (docs/product/plans.md#choices)\n/* docs/gone.md */\n// (docs/product/plans.md#not-one)',
  };
  const isPicture = (file: string) => file === 'docs/picture.png';
  expect(brokenReferences(new Map(Object.entries(texts)), isPicture)).toEqual([
    'docs/notes.md:1 names plans.md: there is no such file.',
    'docs/notes.md:2 names #b: the file has no such heading.',
    'docs/notes.md:2 names image.png: there is no such file.',
    'docs/notes.md:3 names docs/product/plans.md#choice: the file has no such heading.',
    'src/plan.ts:2 names docs/gone.md: there is no such file.',
    'src/plan.ts:3 names docs/product/plans.md#not-one: the file has no such heading.',
  ]);
});

it('a name that is gone is named by its file', () => {
  const texts = {
    'src/plan.ts': 'export const planTerm = (plan) => plan.periodUnit; // a Choice',
    'docs/valid.md':
      'On GitHub, `planTerm(plan)` of `plan.ts` and `src/<name>.test.ts`, `axios`, `--someOption`, `Content-MD5`.',
    'docs/notes.md':
      '`choiceTerm(plan)`, a `Choice`, `SIZE_LIMITS`, `src/terms.ts`\n```sh\nnpm run sizes\n```',
    'src/new.tsx': "{/* As useTerm (`planLook`) does on macOS. */} const glob = 'src/*.ts';",
  };
  const tree = { texts: new Map(Object.entries(texts)), paths: ['src', 'src/plan.ts'], packages: ['axios'] };
  expect(vanishedNames({ ...tree, scripts: ['size'] })).toEqual([
    'docs/notes.md names choiceTerm, which doesn’t exist.',
    'docs/notes.md names Choice, which doesn’t exist.',
    'docs/notes.md names SIZE_LIMITS, which doesn’t exist.',
    'docs/notes.md names src/terms.ts, which doesn’t exist.',
    'docs/notes.md names npm run sizes, which doesn’t exist.',
    'src/new.tsx names planLook, which doesn’t exist.',
    'src/new.tsx names useTerm, which doesn’t exist.',
  ]);
});
