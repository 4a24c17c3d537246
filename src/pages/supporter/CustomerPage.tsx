// One customer (docs/product/screens.md#routes): who they are, where they stand in the hierarchy, and their stacks.
// No call gives a customer by id: the hierarchy gives the name, and the search for that name the rest
// (docs/product/supporter.md#customer-page).
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useLeftOut } from '../../api/lists';
import { hierarchyQuery } from '../../api/supporterCustomers';
import { stacksOfCustomerQuery } from '../../api/supporterStacks';
import { nameIn, wayTo } from '../../domain/hierarchy';
import { LoadedPart } from '../../ui/LoadedPart';
import { SectionCard } from '../../ui/SectionCard';
import { AreaHeading } from './AreaHeading';
import { COLUMN, COLUMNS } from './columns';
import { ContactPart } from './ContactPart';
import { HierarchyTree } from './HierarchyTree';
import { ResultTable } from './ResultTable';
import { STACK_RESULTS } from './stackResults';

/** The page at /supporter/customers/{customerId}. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  const hierarchy = useQuery(hierarchyQuery(customerId));
  const stacks = useQuery(stacksOfCustomerQuery(customerId));
  const own = hierarchy.data && wayTo(customerId, hierarchy.data).at(-1);
  return (
    <>
      <AreaHeading title={`Customer ${nameIn(hierarchy.data, customerId)}`} />
      <Box sx={{ ...COLUMN, mt: 3 }}>
        <Box sx={COLUMNS}>
          <SectionCard id="contact" title="Contact">
            <LoadedPart what="customer" query={hierarchy} height={152}>
              {() => <ContactPart customerId={customerId} name={own?.name ?? ''} type={own?.type ?? ''} />}
            </LoadedPart>
          </SectionCard>
          <SectionCard id="hierarchy" title="Hierarchy">
            <LoadedPart what="hierarchy" query={hierarchy} height={152}>
              {(top) => <HierarchyTree top={top} currentId={customerId} />}
            </LoadedPart>
          </SectionCard>
        </Box>
        <ResultTable
          kind={STACK_RESULTS}
          query={stacks}
          leftOut={useLeftOut(stacksOfCustomerQuery(customerId))}
          empty="This customer has no stacks."
        />
      </Box>
    </>
  );
}
