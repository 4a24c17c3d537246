// Copies a row of a table, to be pasted into a spreadsheet or a ticket: a `CopyButton` of plain elements, because
// thousands of rows scroll by.
import { useCopy } from '../../browser/useCopy';
import { t } from '../../messages/t';

const SHEETS =
  'M16 1H4a2 2 0 0 0-2 2v14h2V3h12zm3 4H8a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 16H8V7h11z';
const TICK = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';

/** A button that copies the cells, separated by tabs. */
export function CopyRow({ of, cells }: { of: string; cells: readonly string[] }) {
  const { isCopied, refusal, copy } = useCopy();
  return (
    <button
      type="button"
      data-row-action=""
      title={refusal}
      aria-label={t('supporter.copyRow', { name: of })}
      onClick={() => copy(cells.join('\t'))}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={isCopied ? TICK : SHEETS} />
      </svg>
    </button>
  );
}
