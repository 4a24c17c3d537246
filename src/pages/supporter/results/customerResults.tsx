// The table "Customers" (docs/product/screens.md#supporter-area): what it shows and exports of each one.
import { customerName, type FoundCustomer } from '../../../domain/supporter/supporterSearch';
import { paths } from '../../../paths';
import { CopyRow } from '../CopyRow';
import type { ResultKind } from './ResultTable';
import { TwoLines } from './TwoLines';

const cells = (customer: FoundCustomer) => [
  customer.customerId,
  customer.email,
  customer.firstName,
  customer.lastName,
  customer.company,
  customer.country,
  customer.stacks.join(' '),
];

export const CUSTOMER_RESULTS: ResultKind<FoundCustomer> = {
  title: 'Customers',
  one: 'customer',
  many: 'customers',
  minWidth: 430,
  keyOf: ({ customerId }) => customerId,
  csv: {
    header: ['Customer', 'E-mail', 'First name', 'Last name', 'Company', 'Country', 'Stacks'],
    cells,
  },
  columns: [
    {
      key: 'name',
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
      cell: ({ stacks }) => stacks.length.toLocaleString(),
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
