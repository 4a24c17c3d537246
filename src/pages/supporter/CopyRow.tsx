// Copies a row of a table, to be pasted into a spreadsheet or a ticket. As `CopyButton`, of plain elements: thousands of rows
// scroll by.
import { useState } from 'react';
import { say } from '../../browser/say';

const SHOWN_MS = 2000;
const SHEETS =
  'M16 1H4a2 2 0 0 0-2 2v14h2V3h12zm3 4H8a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 16H8V7h11z';
const TICK = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';

/** Takes what the row is about, and its cells. */
export function CopyRow({ of, cells }: { of: string; cells: readonly string[] }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(cells.join('\t'));
      setIsCopied(true);
      window.setTimeout(() => setIsCopied(false), SHOWN_MS);
      say('Copied');
    } catch {
      say('Your browser did not allow copying.');
    }
  };
  return (
    <button type="button" data-copy="" aria-label={`Copy row of ${of}`} onClick={() => void copy()}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={isCopied ? TICK : SHEETS} />
      </svg>
    </button>
  );
}
