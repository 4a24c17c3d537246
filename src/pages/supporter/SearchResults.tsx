// What a search finds: both calls side by side, each with its own state.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { customersQuery } from '../../api/supporterCustomers';
import { stacksQuery } from '../../api/supporterStacks';
import { CUSTOMER_RESULTS } from './customerResults';
import { ResultTable } from './ResultTable';
import { STACK_RESULTS } from './stackResults';

/** Takes the search, at least one character. */
export function SearchResults({ search }: { search: string }) {
  const stacks = useQuery(stacksQuery(search));
  const customers = useQuery(customersQuery(search));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.45fr) minmax(0, 1fr)' },
        alignItems: 'start',
        gap: 3,
        // Customers are few where stacks are many: on a narrow screen they stand first, so that both can be reached.
        '& > :last-child': { order: { xs: -1, lg: 0 } },
      }}
    >
      <ResultTable kind={STACK_RESULTS} query={stacks} empty={`No stack matches “${search}”.`} />
      <ResultTable kind={CUSTOMER_RESULTS} query={customers} empty={`No customer matches “${search}”.`} />
    </Box>
  );
}
