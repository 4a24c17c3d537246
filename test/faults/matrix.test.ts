// Checks that the fault matrix is complete: every pair is tried somewhere or excluded with a reason. Prints its size.
import { expect, it } from 'vitest';
import { cellOf, ROWS, TARGETS } from './matrix';

it('every cell of the fault matrix is tested, or has a short reason why it isn’t', () => {
  const cells = ROWS.flatMap((row) => TARGETS.map((target) => cellOf(row, target)));
  const tried = cells.flatMap((cell) => ('why' in cell ? [] : [cell.where]));
  const reasons = cells.flatMap((cell) => ('why' in cell ? [cell.why] : []));
  const here = tried.filter((where) => where === 'here').length;
  process.stdout.write(
    `\nThe fault matrix: ${ROWS.length} rows × ${TARGETS.length} targets = ${cells.length} pairs: ` +
      `${here} in jsdom, ${tried.length - here} in a browser, ${reasons.length} excluded with a reason.\n`,
  );
  expect(tried.length + reasons.length).toBe(ROWS.length * TARGETS.length);
  expect(reasons.filter((why) => why.length < 10)).toEqual([]);
  // The numbers of rows and targets in the reliability policy.
  expect([ROWS.length, TARGETS.length]).toEqual([44, 7]);
});
