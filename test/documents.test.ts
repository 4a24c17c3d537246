// Checks that every reference to a document of the repository, in documents and in code, leads to a file and a heading, and
// that what documents and comments name is there. The second half shows that the checks can fail.
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

  it('are read together with the code that refers to them', () => {
    expect(texts.size).toBeGreaterThan(400);
    expect(referencesIn('README.md', texts.get('README.md') ?? '').map(({ file }) => file)).toContain(
      'docs/operations.md',
    );
  });

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
    expect('// as decisions 7.16 says').toMatch(foreign);
    expect('// (interface.md 36)').toMatch(foreign);
    expect('// (docs/product/plans.md#choices, README.md)').not.toMatch(foreign);
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

/** Returns what the check reports for these made-up files. */
function judged(texts: Record<string, string>): string[] {
  return brokenReferences(new Map(Object.entries(texts)), (file) => file === 'docs/picture.png');
}

describe('a reference', () => {
  const there = {
    'docs/product/plans.md':
      '# Plans\n\n## Choices\n\n## What’s `new`?\n\n## Choices\n\n```\n## Not one\n```\n',
    'README.md': '# Portal\n',
  };

  it.each([
    ['src/plan.ts', '// (docs/product/plan.md#choices)', 'there is no such file.'],
    ['src/plan.ts', '/* see docs/product/plans.md#choice */', 'the file has no such heading.'],
    ['src/Plan.tsx', '{/* docs/product/plans.md#not-one */}', 'the file has no such heading.'],
    ['.env.example', '# docs/gone.md', 'there is no such file.'],
    ['build/size.mjs', '// as README.md#budget says', 'the file has no such heading.'],
    ['docs/notes.md', 'See `docs/product/plans.md#choice`.', 'the file has no such heading.'],
    ['docs/notes.md', '[plans](plans.md)', 'there is no such file.'],
    ['docs/notes.md', '[a](#b)', 'the file has no such heading.'],
    ['docs/notes.md', '![seen](image.png)', 'there is no such file.'],
    ['CONTRIBUTING.md', '[choices](docs/product/plans.md#choice)', 'the file has no such heading.'],
  ])('from %s as “%s” is broken', (file, text, why) => {
    const [said, ...more] = judged({ ...there, [file]: `\n${text}\n` });
    expect(said).toMatch(/^\S+:2 names \S+: /);
    expect(said?.endsWith(why)).toBe(true);
    expect(more).toEqual([]);
  });

  it.each([
    ['src/plan.ts', '// (docs/product/plans.md#choices, README.md#portal)'],
    ['src/plan.ts', '// docs/product/plans.md.'],
    [
      'docs/notes.md',
      '[one](product/plans.md#choices-1) [two](product/plans.md#whats-new) ![three](picture.png)',
    ],
    [
      'docs/product/README.md',
      '# Index\n[plans](plans.md) [portal](../../README.md#portal) [here](README.md#index)',
    ],
    ['docs/notes.md', '[elsewhere](https://example.com/docs/gone.md#x) [mail](mailto:a@b.example)'],
    ['docs/notes.md', '```sh\ncat docs/gone.md [not a link](gone.md)\n```'],
  ])('from %s as “%s” is valid', (file, text) => {
    expect(judged({ ...there, [file]: text })).toEqual([]);
  });

  it('uses GitHub’s names for headings', () => {
    expect([...anchorsOf(there['docs/product/plans.md'])]).toEqual([
      'plans',
      'choices',
      'whats-new',
      'choices-1',
    ]);
  });
});

describe('a name in backticks', () => {
  const there = {
    'src/plan.ts': 'export const planTerm = (plan) => plan.periodUnit; // a Choice',
    'build/size.mjs': 'process.env.SIZE_LIMIT',
  };
  const judgedNames = (file: string, text: string) =>
    vanishedNames({
      texts: new Map([...Object.entries(there), [file, text]]),
      paths: ['src', 'src/plan.ts', 'build', 'build/size.mjs'],
      packages: ['axios'],
      scripts: ['size'],
    });

  it.each([
    ['docs/notes.md', 'Call `choiceTerm(plan)`.', 'choiceTerm'],
    ['docs/notes.md', 'It is a `Term`.', 'Term'],
    ['docs/notes.md', 'It is a `Choice`.', 'Choice'],
    ['docs/notes.md', 'Set `SIZE_LIMITS`.', 'SIZE_LIMITS'],
    ['docs/notes.md', '```sh\nnpm run sizes\n```', 'npm run sizes'],
    ['docs/notes.md', 'The rule is in `src/terms.ts`.', 'src/terms.ts'],
    ['docs/notes.md', 'The rule is beside `terms.ts`.', 'terms.ts'],
    ['docs/notes.md', 'The rules are in `src/domain/`.', 'src/domain'],
    ['src/new.ts', '/** Its styles (`planLook`) are shared. */', 'planLook'],
    ['src/new.tsx', '{/* As useTerm does. */}', 'useTerm'],
    ['src/new.ts', '// (src/terms.ts)', 'src/terms.ts'],
  ])('in %s is missing in “%s”', (file, text, name) => {
    expect(judgedNames(file, text)).toEqual([`${file} names ${name}, which doesn’t exist.`]);
  });

  it.each([
    ['docs/notes.md', 'Call `planTerm(plan)` with a `plan`, and `axios`.'],
    [
      'docs/notes.md',
      'It is in `plan.ts`, `src/plan.ts` and `src/`; a test is `src/<name>.test.ts`, all are `src/*.test.ts`.',
    ],
    [
      'docs/notes.md',
      'On GitHub, `--someOption` and `Content-MD5` are no names; nor are `PUBLISH`, `404` and `no-store`.',
    ],
    ['docs/notes.md', '```\nanyName\n```\n`SIZE_LIMIT=1 npm run size`'],
    ['src/new.ts', '// JavaScript on macOS, for an iPhone: `planTerm`.'],
    ['src/new.ts', "export const glob = 'src/*.ts', address = 'https://someHost.example/*';"],
  ])('in %s is found in “%s”', (file, text) => {
    expect(judgedNames(file, text)).toEqual([]);
  });
});
