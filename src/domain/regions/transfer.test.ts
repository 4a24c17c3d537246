import { describe, expect, it } from 'vitest';
import { sizeWords, speedOf, speedWords, withSample, type Sample } from './transfer';

describe('a size', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 KB'],
    [48_213, '48.2 KB'],
    [999_499, '999 KB'],
    [999_999, '1.0 MB'],
    [1_048_576, '1.0 MB'],
    [209_715_200, '210 MB'],
    [5e15, '5000 TB'],
  ])('of %i bytes is %s', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });
});

describe('a speed', () => {
  it.each([
    [0, 100, ''],
    [1000, 500, '1.0 KB/s, about a second left'],
    [1000, 20_000, '1.0 KB/s, about 20 seconds left'],
    [1000, 61_000, '1.0 KB/s, about a minute left'],
    [1000, 600_000, '1.0 KB/s, about 10 minutes left'],
  ])('of %i with %i left: %s', (speed, left, words) => {
    expect(speedWords(speed, left)).toBe(words);
  });

  it('is that of the last seconds', () => {
    const samples = [0, 1000, 2000, 6000, 7000].reduce<Sample[]>(
      (list, at) => withSample(list, { at, sent: at * 2 }),
      [],
    );
    expect(samples.map(({ at }) => at)).toEqual([6000, 7000]);
    expect(speedOf(samples)).toBe(2000);
    expect(speedOf([])).toBe(0);
    expect(speedOf([{ at: 1, sent: 5 }])).toBe(0);
    // What has to be sent again counts back.
    expect(
      speedOf([
        { at: 0, sent: 500 },
        { at: 1000, sent: 100 },
      ]),
    ).toBe(0);
  });
});
