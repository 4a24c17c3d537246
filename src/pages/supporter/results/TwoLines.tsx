// A table's cell of two lines: what the column is about, and below it, small, what belongs to it. Long ones are cut, and
// whole in their titles, so that rows stay of one height.
import { ABSENT } from '../../../domain/text/absent';
import { Link } from 'react-router-dom';

interface TwoLinesProps {
  first: string;
  second?: string;
  /** Where the first line leads. */
  to?: string;
}

/** Takes both lines. Plain elements, which `resultCells` gives their look: thousands of rows scroll by. */
export function TwoLines({ first, second = '', to }: TwoLinesProps) {
  return (
    <div data-lines="">
      <div title={first}>{to === undefined ? first || ABSENT : <Link to={to}>{first || ABSENT}</Link>}</div>
      {second !== '' && <small title={second}>{second}</small>}
    </div>
  );
}
