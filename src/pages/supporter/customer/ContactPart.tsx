// A customer's contact data, as found by searching for their name.
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../../api/supporter/supporterCustomers';
import { ABSENT } from '../../../domain/text/shown';
import { customerName } from '../../../domain/supporter/supporterSearch';
import { t } from '../../../messages/t';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { CopyText } from '../parts';

interface ContactPartProps {
  customerId: string;
  /** The customer's name in the hierarchy; '' if it has none. */
  name: string;
  /** distributor, reseller, customer. */
  type: string;
}

/** Shows the customer's contact data; without a search result, only id and type. */
export function ContactPart({ customerId, name, type }: ContactPartProps) {
  const query = useQuery({ ...customerQuery(customerId, name), enabled: name !== '' });
  const known = [
    {
      label: t('supporter.customerId'),
      value: <CopyText what={t('supporter.customerIdNoun')} text={customerId} />,
    },
    { label: t('supporter.type'), value: type ? t('supporter.branchType', { type }) : ABSENT },
  ];
  if (name === '') return <FactList facts={known} />;
  return (
    <LoadedPart what={t('supporter.customerNoun')} query={query} height={152}>
      {(customer) =>
        customer === null ? (
          <>
            <FactList facts={known} />
            <div>{t('supporter.noContact')}</div>
          </>
        ) : (
          <FactList
            facts={[
              { label: t('tables.name'), value: customerName(customer) },
              {
                label: t('tables.email'),
                value: <CopyText what={t('supporter.emailNoun')} text={customer.email} />,
              },
              { label: t('supporter.company'), value: customer.company || ABSENT },
              { label: t('supporter.country'), value: customer.country || ABSENT },
              ...known,
            ]}
          />
        )
      }
    </LoadedPart>
  );
}
