import { describe, expect, it } from 'vitest';
import { planSize } from './planSize';

describe('the size in a plan’s name', () => {
  it.each([
    ['PRTG 1000', 'PRTG 1000'],
    ['PRTG 1000 (3 years, paid annually)', 'PRTG 1000'],
    ['PRTG 1000 (5-year, paid annually)', 'PRTG 1000'],
    ['PRTG 1000 - yearly', 'PRTG 1000'],
    ['PRTG 1000, monthly', 'PRTG 1000'],
    ['PRTG 1000, 3 years, paid annually', 'PRTG 1000'],
    ['PRTG 1000(1 year)', 'PRTG 1000'],
    ['PRTG 1000 monthly special', 'PRTG 1000 monthly special'],
    ['PRTG 1000 3y', 'PRTG 1000'],
    [' PRTG 1000 ', 'PRTG 1000'],
    ['PRTG 1000 (2019)', 'PRTG 1000 (2019)'],
    ['PRTG 1000 (EU)', 'PRTG 1000 (EU)'],
    ['Yearly', 'Yearly'],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (name, size) => {
    expect(planSize(name === undefined ? {} : { name })).toBe(size);
  });
});
