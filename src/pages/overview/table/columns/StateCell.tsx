// A state as a cell of a long table shows it (docs/product/look.md#states): the chip's icon, words and colour without its
// shape, styled by the table.
import type { Meaning } from '../../../../domain/values/meaning';
import { Icon } from '../../../../ui/content/Icon';

/** The state in one line. */
export function StateCell({ meaning, words }: { meaning: Meaning; words: string }) {
  return (
    <span data-meaning={meaning} title={words}>
      <Icon icon={meaning} size={16} />
      <span>{words}</span>
    </span>
  );
}
