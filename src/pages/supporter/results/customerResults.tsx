// The table "Customers" (docs/product/screens.md#supporter-area): what it shows and exports of each customer.
import { customerName, type FoundCustomer } from '../../../domain/supporter/supporterSearch';
import { numberFormat } from '../../../domain/values/formatters';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { CopyRow } from '../CopyRow';
import { TwoLines } from '../parts';
import type { ResultKind } from './ResultTable';

const cells = (customer: FoundCustomer) => [
  customer.customerId,
  customer.email,
  customer.firstName,
  customer.lastName,
  customer.company,
  customer.country,
  customer.stacks.join(' '),
];

/** The definition of the table "Customers". */
export const CUSTOMER_RESULTS: ResultKind<FoundCustomer> = {
  id: 'customers',
  title: 'supporter.customers',
  one: 'supporter.customerNoun',
  many: 'supporter.customersNoun',
  countOf: (count) => t('supporter.customerCount', { count }),
  minWidth: 430,
  keyOf: ({ customerId }) => customerId,
  csv: {
    header: [
      'supporter.customer',
      'tables.email',
      'supporter.firstName',
      'supporter.lastName',
      'supporter.company',
      'supporter.country',
      'supporter.stacks',
    ],
    cells,
  },
  columns: [
    {
      key: 'name',
      isVerbatim: true,
      label: 'tables.name',
      width: 'minmax(140px, 1.6fr)',
      orderBy: [customerName],
      cell: (customer) => (
        <TwoLines
          first={customerName(customer)}
          second={customer.email}
          to={paths.supporterCustomer(customer.customerId)}
        />
      ),
    },
    {
      key: 'company',
      isVerbatim: true,
      label: 'supporter.company',
      width: 'minmax(96px, 1fr)',
      orderBy: [({ company }) => company],
      cell: ({ company, country }) => <TwoLines first={company} second={country} />,
    },
    {
      key: 'stacks',
      label: 'supporter.stacks',
      width: '64px',
      isFigure: true,
      orderBy: [({ stacks }) => stacks.length],
      cell: ({ stacks }) => numberFormat(undefined, {}).format(stacks.length),
    },
    {
      key: 'copy',
      label: 'supporter.copy',
      width: '32px',
      isAction: true,
      cell: (customer) => <CopyRow of={customerName(customer)} cells={cells(customer)} />,
    },
  ],
};
