// A table cell of two lines: the main value and, smaller, a detail. Long text is truncated, with the full text in its
// title, so that all rows have the same height.
import { ABSENT } from '../../../domain/text/absent';
import { Link } from 'react-router-dom';

interface TwoLinesProps {
  first: string;
  second?: string;
  /** The path that the first line links to. */
  to?: string;
}

/** Shows both lines in plain elements styled by `resultCells`, so that thousands of rows scroll smoothly. */
export function TwoLines({ first, second = '', to }: TwoLinesProps) {
  return (
    <div data-lines="">
      <div title={first}>{to === undefined ? first || ABSENT : <Link to={to}>{first || ABSENT}</Link>}</div>
      {second !== '' && <small title={second}>{second}</small>}
    </div>
  );
}
