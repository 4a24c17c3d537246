import { describe, expect, it } from 'vitest';
import { sizeLabel, speedOf, speedLabel, withSample, type Sample } from './uploadProgress';

describe('a displayed size', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1.0 KiB'],
    [48_213, '47.1 KiB'],
    [99.4 * 1024, '99.4 KiB'],
    [99.5 * 1024, '100 KiB'],
    [999.6, '1,000 bytes'],
    [1_047_000, '1,022 KiB'],
    [1023.4 * 1024, '1,023 KiB'],
    [1023.5 * 1024, '1.0 MiB'],
    [1_048_500, '1.0 MiB'],
    [1_048_576, '1.0 MiB'],
    [209_715_200, '200 MiB'],
    [5e15, '4,547 TiB'],
  ])('for %i bytes is “%s”', (bytes, words) => {
    expect(sizeLabel(bytes)).toBe(words);
  });
});

describe('a displayed speed', () => {
  it.each([
    [0, 100, ''],
    [1024, 500, '1.0 KiB/s, about a second left'],
    [1000, 20_000, '1,000 bytes/s, about 20 seconds left'],
    [1000, 59_000, '1,000 bytes/s, about 59 seconds left'],
    [1000, 60_000, '1,000 bytes/s, about a minute left'],
    [NaN, 100, ''],
    [-1, 100, ''],
    [1000, 0, '1,000 bytes/s, about a second left'],
    [1000, 61_000, '1,000 bytes/s, about a minute left'],
    [1000, 600_000, '1,000 bytes/s, about 10 minutes left'],
  ])('of %i bytes/s with %i bytes left is “%s”', (speed, left, words) => {
    expect(speedLabel(speed, left)).toBe(words);
  });

  it('is that of the last few seconds', () => {
    const samples = [0, 1000, 2000, 6000, 7000].reduce<Sample[]>(
      (list, at) => withSample(list, { at, sent: at * 2 }),
      [],
    );
    expect(samples.map(({ at }) => at)).toEqual([6000, 7000]);
    expect(speedOf(samples)).toBe(2000);
    // A sample that is exactly four seconds old still counts.
    expect(withSample([{ at: 0, sent: 0 }], { at: 4000, sent: 4 })).toHaveLength(2);
    expect(withSample([{ at: 0, sent: 0 }], { at: 4001, sent: 4 })).toHaveLength(1);
    expect(speedOf([])).toBe(0);
    expect(speedOf([0, 1000, 4000].map((at) => ({ at, sent: at * at })))).toBe(4_000_000);
    // A clock that was set back, or has stopped.
    expect(
      [500, 1000].map((at) =>
        speedOf([
          { at: 1000, sent: 0 },
          { at, sent: 7 },
        ]),
      ),
    ).toEqual([0, 0]);
    expect(speedOf([{ at: 1, sent: 5 }])).toBe(0);
    // The count goes back when data has to be sent again.
    expect(
      speedOf([
        { at: 0, sent: 500 },
        { at: 1000, sent: 100 },
      ]),
    ).toBe(0);
  });
});
