// A customer's position among distributors and resellers (docs/product/supporter.md#customer-page).
import { useQuery } from '@tanstack/react-query';
import { hierarchyQuery } from '../../../api/supporter/supporterCustomers';
import { t } from '../../../messages/t';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { HierarchyTree } from '../HierarchyTree';

/** Shows the customer's position in the hierarchy, or that there is no customer (id ''). */
export function HierarchyPart({ customerId }: { customerId: string }) {
  const query = useQuery({ ...hierarchyQuery(customerId), enabled: customerId !== '' });
  if (customerId === '') return <div>{t('supporter.noCustomer')}</div>;
  return (
    <LoadedPart what={t('supporter.hierarchyNoun')} query={query} height={72}>
      {(top) => <HierarchyTree top={top} currentId={customerId} />}
    </LoadedPart>
  );
}
