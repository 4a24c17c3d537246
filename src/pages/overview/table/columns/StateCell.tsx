// A state as a cell of a long table shows it (docs/product/look.md#states): the chip's icon, words and colour without its
// shape, styled by the table.
import type { Meaning } from '../../../../domain/values/meaning';
import { meaningLooks } from '../../../../ui/content/meaningLooks';

/** In one line. */
export function StateCell({ meaning, words }: { meaning: Meaning; words: string }) {
  const { Icon } = meaningLooks[meaning];
  return (
    <span data-meaning={meaning} title={words}>
      <Icon aria-hidden />
      <span>{words}</span>
    </span>
  );
}
