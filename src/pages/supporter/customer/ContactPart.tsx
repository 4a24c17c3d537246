// Who a customer is, as the search by their name tells.
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../../api/supporter/supporterCustomers';
import { ABSENT } from '../../../domain/text/absent';
import { customerName } from '../../../domain/supporter/supporterSearch';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { CopyText } from '../CopyText';

interface ContactPartProps {
  customerId: string;
  /** As the hierarchy has it, '' where it has none. */
  name: string;
  /** distributor, reseller, customer. */
  type: string;
}

/** Takes the customer's id, name and type. */
export function ContactPart({ customerId, name, type }: ContactPartProps) {
  const query = useQuery({ ...customerQuery(customerId, name), enabled: name !== '' });
  const known = [
    { label: 'Customer ID', value: <CopyText what="customer ID" text={customerId} /> },
    { label: 'Type', value: type ? <Capitalized>{type}</Capitalized> : ABSENT },
  ];
  if (name === '') return <FactList facts={known} />;
  return (
    <LoadedPart what="customer" query={query} height={152}>
      {(customer) =>
        customer === null ? (
          <>
            <FactList facts={known} />
            The search by this name does not find the customer.
          </>
        ) : (
          <FactList
            facts={[
              { label: 'Name', value: customerName(customer) },
              { label: 'E-mail', value: <CopyText what="e-mail" text={customer.email} /> },
              { label: 'Company', value: customer.company || ABSENT },
              { label: 'Country', value: customer.country || ABSENT },
              ...known,
            ]}
          />
        )
      }
    </LoadedPart>
  );
}
