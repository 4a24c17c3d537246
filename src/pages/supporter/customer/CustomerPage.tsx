// One customer (docs/product/screens.md#routes): contact data, place in the hierarchy, and stacks. No call returns a
// customer by id: the name comes from the hierarchy, the rest from a search for that name
// (docs/product/supporter.md#customer-page).
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useSkipped } from '../../../api/client/lists';
import { hierarchyQuery } from '../../../api/supporter/supporterCustomers';
import { stacksOfCustomerQuery } from '../../../api/supporter/supporterStacks';
import { nameIn, wayTo } from '../../../domain/supporter/hierarchy';
import { t } from '../../../messages/t';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { AreaHeading, COLUMN, COLUMNS } from '../parts';
import { ContactPart } from './ContactPart';
import { HierarchyTree } from '../HierarchyTree';
import { ResultTable } from '../results/ResultTable';
import { STACK_RESULTS } from '../results/stackResults';
import { useCustomerStacks } from './useCustomerStacks';

/** The page at /supporter/customers/{customerId}. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  const hierarchy = useQuery(hierarchyQuery(customerId));
  const name = nameIn(hierarchy.data, customerId);
  const own = hierarchy.data && wayTo(customerId, hierarchy.data).at(-1);
  return (
    <>
      <AreaHeading title={t('supporter.customerTitle', { name })} name={name} />
      <Box sx={{ ...COLUMN, mt: 3 }}>
        <Box sx={COLUMNS}>
          <SectionCard id="contact" title={t('supporter.contact')}>
            <LoadedPart what={t('supporter.customerNoun')} query={hierarchy} height={152}>
              {() => <ContactPart customerId={customerId} name={own?.name ?? ''} type={own?.type ?? ''} />}
            </LoadedPart>
          </SectionCard>
          <SectionCard id="hierarchy" title={t('supporter.hierarchy')}>
            <LoadedPart what={t('supporter.hierarchyNoun')} query={hierarchy} height={152}>
              {(top) => <HierarchyTree top={top} currentId={customerId} />}
            </LoadedPart>
          </SectionCard>
        </Box>
        <ResultTable
          kind={STACK_RESULTS}
          query={useCustomerStacks(customerId)}
          skipped={useSkipped(stacksOfCustomerQuery(customerId))}
          empty={t('supporter.noStacks')}
        />
      </Box>
    </>
  );
}
