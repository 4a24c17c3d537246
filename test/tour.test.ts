// The tour (docs/tour.md) shows every screen, and every picture in its folder.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { patterns } from '../src/paths';

const docs = `${import.meta.dirname}/../docs`;
const tour = readFileSync(`${docs}/tour.md`, 'utf8');

it('the tour mentions every path', () => {
  expect(Object.values(patterns).filter((pattern) => !tour.includes(`\`${pattern}\``))).toEqual([]);
});

it('the tour shows every picture, in light and in dark colours, and no others exist', () => {
  const shown = [...tour.matchAll(/\]\(tour\/([^)]+)\)\]/g)].map(([, file]) => file ?? '').sort();
  expect(shown).toEqual(readdirSync(`${docs}/tour`).sort());
  const isAlone = (file: string) => {
    const other = file.replace(/-(light|dark)\./, (_, scheme) => (scheme === 'light' ? '-dark.' : '-light.'));
    return !shown.includes(other);
  };
  expect(shown.filter(isAlone)).toEqual([]);
});
