import { expect, it } from 'vitest';
import { hintsIn, type PlanHints } from './planHints';

const ALL = { 'PRTG 500': 'For 500' };
const EN = { 'PRTG 500': 'For up to 500 sensors' };
const DE = { 'PRTG 500': 'Für bis zu 500 Sensoren' };

it.each<[PlanHints, string, object]>([
  [ALL, 'de', ALL],
  [{}, 'de', {}],
  [{ en: EN, de: DE }, 'de', DE],
  [{ de: DE, en: EN }, 'fr', EN],
  [{ de: DE }, 'fr', DE],
])('of the hints %j, those in the language %s are %j', (hints, language, lines) => {
  expect(hintsIn(hints, language)).toEqual(lines);
});
