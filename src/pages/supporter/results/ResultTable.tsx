// The results of one search call: their number, their export, and a sortable table. Each table has its own loading, failed
// and empty state (docs/product/supporter.md#search).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { toCsv } from '../../../domain/text/csv';
import { t, type PlainKey } from '../../../messages/t';
import { CsvButton } from '../../../ui/table/CsvButton';
import { DataTable } from '../../../ui/table/DataTable';
import { AS_GIVEN, type Column } from '../../../ui/table/dataTableModel';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { ellipsis } from '../../../ui/content/styles';

/** The definition of a table of results: what it shows and exports, and its texts. */
export interface ResultKind<Row> {
  /** The id of its section, and the name of its exported file. */
  id: string;
  /** Its heading and its name: "Stacks". */
  title: PlainKey;
  /** The noun in sentences, singular and plural: "stack", "stacks". */
  one: PlainKey;
  many: PlainKey;
  /** Returns the number of results in words: "5 stacks". */
  countOf: (count: number) => string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  minWidth: number;
  csv: { header: readonly PlainKey[]; cells: (row: Row) => readonly string[] };
}

interface ResultTableProps<Row> {
  kind: ResultKind<Row>;
  query: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown };
  /** How many of the results can't be shown. */
  skipped: number;
  /** Shown if there are no results. */
  empty: string;
}

/** A section with an h2. */
export function ResultTable<Row>({ kind, query, skipped, empty }: ResultTableProps<Row>) {
  const { id, title, countOf } = kind;
  const [one, many] = [t(kind.one), t(kind.many)];
  const rows = query.data;
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-heading`} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 40 }}>
        <Typography id={`${id}-heading`} variant="h2" tabIndex={-1}>
          {t(title)}
        </Typography>
        <Box role="status" sx={{ flex: '1 0 auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {rows && countOf(rows.length)}
        </Box>
        {rows && rows.length > 0 && <CsvButton file={id} text={() => csvOf(kind, rows)} what={many} />}
      </Box>
      <Box sx={{ mt: 1, ...resultCells }}>
        <SkippedAlert count={skipped} one={one} many={many} />
        <LoadedPart what={many} query={query} height={180}>
          {(found) =>
            found.length + skipped === 0 ? (
              <Typography color="textSecondary" sx={{ py: 2 }}>
                {empty}
              </Typography>
            ) : (
              <Sorted kind={kind} rows={found} />
            )
          }
        </LoadedPart>
      </Box>
    </Box>
  );
}

function Sorted<Row>({ kind, rows }: { kind: ResultKind<Row>; rows: readonly Row[] }) {
  // Exact matches come first, until the user presses a heading.
  const [sort, setSort] = useState(AS_GIVEN);
  const { title, columns, keyOf, minWidth } = kind;
  return (
    <DataTable
      caption={t(title)}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      sort={sort}
      // As a transition, which React renders in slices, so that the browser stays responsive.
      onSort={(next) => startTransition(() => setSort(next))}
      minWidth={minWidth}
    />
  );
}

function csvOf<Row>({ csv }: ResultKind<Row>, rows: readonly Row[]): string {
  return toCsv(
    csv.header.map((key) => t(key)),
    rows.map(csv.cells),
  );
}

// The styles of the cells in a table of results, defined once for the table: separate styles for each of thousands of cells
// would make scrolling slow.

/** For the element around the table. */
const resultCells = {
  '& [data-lines]': { flex: 1, minWidth: 0 },
  '& [data-lines] > *': ellipsis,
  '& [data-lines] > small': {
    display: 'block',
    typography: 'caption',
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& [data-lines] a': { color: 'primary.main', textDecoration: 'none' },
  '& [data-lines] a:hover': { textDecoration: 'underline' },
  // The line clips the link's outline, so the line itself has it.
  '& [data-lines] a:focus-visible': { outline: 'none' },
  '& [data-lines] > :has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
  // Small, so that all states but the longest fit on one line.
  '& [data-state]': { fontSize: 12, lineHeight: '16px' },
  '& [data-row-actions]': { display: 'flex', gap: 0.5 },
  '& button[data-row-action]': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    p: 0,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
  },
  '& button[data-row-action]:hover': { bgcolor: 'action.hover' },
  '& button[data-row-action] > svg': { width: 16, height: 16, fill: 'currentColor' },
} as const;
