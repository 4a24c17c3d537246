// The table "Stacks" (docs/product/screens.md#supporter-area): what it shows and exports of each stack.
import { cloudStateUrgency } from '../../../domain/supporter/cloudState';
import type { FoundStack } from '../../../domain/supporter/supporterSearch';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { CloudStateChip, TwoLines } from '../parts';
import { CopyRow } from '../CopyRow';
import type { ResultKind } from './ResultTable';
import { ShowPassword } from './ShowPassword';

const cells = (stack: FoundStack) => [
  stack.name,
  stack.subdomain,
  stack.status,
  stack.subscriptionId,
  stack.instanceId,
  stack.customerId,
];

/** The definition of the table "Stacks". */
export const STACK_RESULTS: ResultKind<FoundStack> = {
  id: 'stacks',
  title: 'supporter.stacks',
  one: 'supporter.stackNoun',
  many: 'supporter.stacksNoun',
  countOf: (count) => t('supporter.stackCount', { count }),
  minWidth: 620,
  keyOf: ({ name }) => name,
  csv: {
    header: [
      'tables.name',
      'supporter.subdomain',
      'tables.status',
      'tables.subscription',
      'supporter.instance',
      'supporter.customer',
    ],
    cells,
  },
  columns: [
    {
      key: 'name',
      isVerbatim: true,
      label: 'tables.name',
      width: 'minmax(120px, 2.1fr)',
      orderBy: [({ name }) => name],
      cell: ({ name, subdomain }) => (
        <TwoLines first={name} second={subdomain} to={paths.supporterStack(name)} />
      ),
    },
    {
      key: 'subscription',
      isVerbatim: true,
      label: 'tables.subscription',
      width: 'minmax(120px, 1.75fr)',
      orderBy: [({ subscriptionId }) => subscriptionId],
      cell: ({ subscriptionId, instanceId }) => <TwoLines first={subscriptionId} second={instanceId} />,
    },
    {
      key: 'customer',
      isVerbatim: true,
      label: 'supporter.customer',
      width: 'minmax(94px, 1.1fr)',
      orderBy: [({ customerId }) => customerId],
      cell: ({ customerId }) =>
        customerId !== '' && <TwoLines first={customerId} to={paths.supporterCustomer(customerId)} />,
    },
    {
      key: 'status',
      label: 'tables.status',
      width: '148px',
      orderBy: [({ status }) => cloudStateUrgency(status), ({ status }) => status],
      cell: ({ status }) => (
        <span data-state="">
          {status === '' ? t('supporter.unknown') : <CloudStateChip state={status} />}
        </span>
      ),
    },
    {
      key: 'actions',
      label: 'supporter.actions',
      width: '60px',
      isAction: true,
      cell: (stack) => (
        <span data-row-actions="">
          <ShowPassword of={stack.name} />
          <CopyRow of={stack.name} cells={cells(stack)} />
        </span>
      ),
    },
  ],
};
