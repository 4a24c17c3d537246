// What a search finds: both calls side by side, each with its own state.
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useLeftOut } from '../../../api/client/lists';
import { customersQuery } from '../../../api/supporter/supporterCustomers';
import { stacksQuery } from '../../../api/supporter/supporterStacks';
import { theme } from '../../../theme';
import { CUSTOMER_RESULTS } from '../results/customerResults';
import { ResultTable } from '../results/ResultTable';
import { STACK_RESULTS } from '../results/stackResults';

/** Takes the search, at least one character. */
export function SearchResults({ search }: { search: string }) {
  const stacks = useQuery(stacksQuery(search));
  const customers = useQuery(customersQuery(search));
  const isWide = useMediaQuery(theme.breakpoints.up('lg'), { noSsr: true });
  const stackTable = (
    <ResultTable
      key="stacks"
      kind={STACK_RESULTS}
      query={stacks}
      leftOut={useLeftOut(stacksQuery(search))}
      empty={`No stack matches “${search}”.`}
    />
  );
  const customerTable = (
    <ResultTable
      key="customers"
      kind={CUSTOMER_RESULTS}
      query={customers}
      leftOut={useLeftOut(customersQuery(search))}
      empty={`No customer matches “${search}”.`}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: isWide ? 'minmax(0, 1.45fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        alignItems: 'start',
        gap: 3,
      }}
    >
      {/* Below each other the few stand before the thousands, so that both can be reached. */}
      {isWide ? [stackTable, customerTable] : [customerTable, stackTable]}
    </Box>
  );
}
