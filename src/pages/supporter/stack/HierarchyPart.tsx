// Where a customer stands among distributors and resellers (docs/product/supporter.md#customer-page).
import { useQuery } from '@tanstack/react-query';
import { hierarchyQuery } from '../../../api/supporter/supporterCustomers';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { HierarchyTree } from '../HierarchyTree';

/** Takes the customer's id, '' where the search names none. */
export function HierarchyPart({ customerId }: { customerId: string }) {
  const query = useQuery({ ...hierarchyQuery(customerId), enabled: customerId !== '' });
  if (customerId === '') return <>The search names no customer for this stack.</>;
  return (
    <LoadedPart what="hierarchy" query={query} height={72}>
      {(top) => <HierarchyTree top={top} currentId={customerId} />}
    </LoadedPart>
  );
}
