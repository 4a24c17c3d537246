// The table "Stacks" (docs/product/screens.md#supporter-area): what it shows and exports of each stack.
import { cloudStateUrgency } from '../../../domain/supporter/cloudState';
import type { FoundStack } from '../../../domain/supporter/supporterSearch';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { CloudStateChip, TwoLines } from '../parts';
import { CopyRow } from '../CopyRow';
import type { ResultKind } from './ResultTable';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { DialogFrame } from '../../../ui/form/DialogFrame';
import { useAdminPassword } from '../../../api/supporter/supporterInstances';
import { SecretText } from '../../../ui/content/SecretText';

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
      'forms.subdomain',
      'tables.status',
      'tables.subscription',
      'tools.instance',
      'help.customer',
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
      label: 'help.customer',
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
      label: 'fleet.actions',
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

// A row's button for its stack's admin password (docs/product/supporter.md#secrets). Like `CopyRow`, it consists of plain
// elements, until it is pressed.

const KEY =
  'M21 10h-8.35C11.83 7.67 9.61 6 7 6c-3.31 0-6 2.69-6 6s2.69 6 6 6c2.61 0 4.83-1.67 5.65-4H13l2 2 2-2 2 2 4-4.04zM7 15c-1.65 0-3-1.35-3-3s1.35-3 3-3 3 1.35 3 3-1.35 3-3 3';

/** Shows a button that opens the dialog with the stack's admin password. */
function ShowPassword({ of }: { of: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-row-action=""
        title={t('supporter.showAdminPassword')}
        aria-label={t('supporter.showAdminPasswordOf', { name: of })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={KEY} />
        </svg>
      </button>
      {isOpen && <PasswordDialog name={of} onClose={() => setIsOpen(false)} />}
    </>
  );
}

// A stack's admin password in a dialog over the results. It is fetched when the dialog opens, and gone when it closes
// (docs/product/supporter.md#secrets).

/** Shows the stack's admin password in a dialog. */
function PasswordDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const readAdminPassword = useAdminPassword(name);
  return (
    <DialogFrame
      title={t('supporter.accessTo', { name })}
      onClose={onClose}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is its safe button
        <Button autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <SecretText what={t('supporter.adminPasswordNoun')} read={readAdminPassword} isRequested />
    </DialogFrame>
  );
}
