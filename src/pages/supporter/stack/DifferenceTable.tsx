// Where the vendor's systems disagree about a stack: the field and why, the expected and the actual value, and what
// each system says.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stackConnectionQuery } from '../../../api/supporter/supporterConnections';
import { instanceDataQuery } from '../../../api/supporter/supporterInstances';
import { stackSubscriptionQuery } from '../../../api/supporter/supporterTrials';
import { fieldName, saidOf, type Incongruity } from '../../../domain/supporter/incongruity';
import { t } from '../../../messages/t';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column, Sort } from '../../../ui/table/dataTableModel';
import type { PlainKey } from '../../../messages/t';

interface DifferenceTableProps {
  differences: readonly Incongruity[];
  /** The stack's. */
  name: string;
  /** '' while it isn't known. */
  subscriptionId: string;
}

/** Shows one or more differences, with what billing, instance and identity each say. */
export function DifferenceTable({ differences, name, subscriptionId }: DifferenceTableProps) {
  // Read by other parts of the screen; nothing here waits for them.
  const { data: billing } = useQuery({
    ...stackSubscriptionQuery(subscriptionId),
    enabled: subscriptionId !== '',
  });
  const { data: instance } = useQuery(instanceDataQuery(name));
  const { data: identity } = useQuery(stackConnectionQuery(name));
  const columns = useMemo(
    () => [
      WHERE,
      column('expected', 'supporter.expected', ({ expected }) => expected),
      column('actual', 'supporter.actual', ({ actual }) => actual),
      column('billing', 'supporter.billingSays', ({ field }) => saidOf(billing, field)),
      column('instance', 'supporter.instanceSays', ({ field }) => saidOf(instance, field)),
      column('identity', 'supporter.identitySays', ({ field }) => saidOf(identity, field)),
    ],
    [billing, instance, identity],
  );
  return (
    <Box sx={{ mt: 1, '& tbody tr': { py: 1 } }}>
      <DataTable
        caption={t('supporter.differences')}
        columns={columns}
        rows={differences}
        keyOf={({ field, message }) => `${field} ${message}`}
        sort={AS_FOUND}
        onSort={() => undefined}
        minWidth={760}
      />
    </Box>
  );
}

const AS_FOUND: Sort = { column: '', isDescending: false };

const WHERE: Column<Incongruity> = {
  key: 'field',
  label: 'supporter.field',
  width: 'minmax(200px, 2fr)',
  cell: ({ field, message }) => (
    <div>
      <strong>{fieldName(field)}</strong>
      {message !== '' && (
        <Box sx={{ typography: 'caption', fontWeight: 400, color: 'text.secondary' }}>{message}</Box>
      )}
    </div>
  ),
};

function column(key: string, label: PlainKey, said: (one: Incongruity) => string): Column<Incongruity> {
  return {
    key,
    label,
    width: 'minmax(88px, 1fr)',
    cell: (one) => <Box sx={{ overflowWrap: 'anywhere' }}>{said(one) || t('supporter.empty')}</Box>,
  };
}
