// Checks that every reference to a document of the repository, in documents and in code, leads to a file and a heading.
// The second half shows that the check can fail.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorsOf, brokenReferences, referencesIn } from './support/documentLinks';

const root = `${import.meta.dirname}/..`;
const TEXT = /\.(?:[cm]?[jt]sx?|md|html|css|sh|example)$|^\.ci\/run$/;

/** Returns the texts of documents and code by path; without this file, whose made-up references lead nowhere. */
function readTexts(): Map<string, string> {
  const folders = ['src', 'sandbox', 'test', 'deploy', 'build', 'docs', '.ci'];
  const files = [
    ...folders.flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    ),
    ...readdirSync(root),
  ].filter((file) => TEXT.test(file) && file !== 'test/documents.test.ts');
  return new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
}

describe('the documents', () => {
  const texts = readTexts();

  it('are read with the code that names them', () => {
    expect(texts.size).toBeGreaterThan(400);
    expect(referencesIn('README.md', texts.get('README.md') ?? '').map(({ file }) => file)).toContain(
      'docs/operations.md',
    );
  });

  it('are where they are said to be, with the headings they are said to have', () => {
    expect(brokenReferences(texts, (file) => existsSync(`${root}/${file}`))).toEqual([]);
  });

  it('are all that comments cite: no source that isn’t in the repository', () => {
    const foreign = /(?<![\w/.-])(?:(?:specification|decisions) \d|(?!README|CONTRIBUTING|_)[\w-]+\.md\b)/;
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

  it('of the product stand in its index', () => {
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
  ])('from %s as “%s” is followed', (file, text) => {
    expect(judged({ ...there, [file]: text })).toEqual([]);
  });

  it('knows headings as GitHub names them', () => {
    expect([...anchorsOf(there['docs/product/plans.md'])]).toEqual([
      'plans',
      'choices',
      'whats-new',
      'choices-1',
    ]);
  });
});
