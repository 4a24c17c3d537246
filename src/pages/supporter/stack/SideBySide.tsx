// The data about a stack in billing, the stack and the portal, one row per field (docs/product/supporter.md#side-by-side).
import Box from '@mui/material/Box';
import { fieldName } from '../../../domain/supporter/incongruity';
import type { ComparedField } from '../../../domain/supporter/sideBySide';
import { t } from '../../../messages/t';
import { StateChip } from '../../../ui/content/StateChip';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column, Sort } from '../../../ui/table/dataTableModel';

/** The table "Side by side". */
export function SideBySide({ fields }: { fields: readonly ComparedField[] }) {
  return (
    <Box sx={styles}>
      <DataTable
        caption={t('supporter.sideBySide')}
        columns={COLUMNS}
        rows={fields}
        keyOf={({ field }) => field}
        sort={AS_GIVEN}
        onSort={() => undefined}
        minWidth={600}
      />
    </Box>
  );
}

const styles = {
  '& table tbody tr': { minHeight: 36 },
  // Where each row is a card, the three values are still side by side.
  '& table thead[data-hidden] + tbody tr': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '4px 8px',
    p: 1.5,
  },
} as const;

const AS_GIVEN: Sort = { column: '', isDescending: false };

const COLUMNS: readonly Column<ComparedField>[] = [
  {
    key: 'field',
    label: 'supporter.field',
    width: 'minmax(160px, 1.2fr)',
    cell: ({ field, isContradiction }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
        <span>{fieldName(field)}</span>
        {isContradiction && <StateChip meaning="attention" words={t('supporter.contradiction')} />}
      </Box>
    ),
  },
  says('billing', 'supporter.billing'),
  says('stack', 'supporter.stack'),
  says('portal', 'supporter.portal'),
];

function says(
  key: 'billing' | 'stack' | 'portal',
  label: Column<ComparedField>['label'],
): Column<ComparedField> {
  return {
    key,
    label,
    isVerbatim: true,
    width: 'minmax(112px, 1fr)',
    cell: (one) => <Box sx={{ overflowWrap: 'anywhere' }}>{one[key]}</Box>,
  };
}
