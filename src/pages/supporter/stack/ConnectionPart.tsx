// A stack's enterprise connection, its secret masked (docs/product/supporter.md#stack-page).
import { useQuery } from '@tanstack/react-query';
import { stackConnectionQuery } from '../../../api/supporter/supporterConnections';
import { SECRET_MASK } from '../../../domain/connections/connection';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { CopyText } from '../CopyText';

/** Takes the stack's name. */
export function ConnectionPart({ name }: { name: string }) {
  const query = useQuery(stackConnectionQuery(name));
  return (
    <SectionCard id="connection" title="Enterprise connection">
      <LoadedPart what="enterprise connection" query={query} height={152}>
        {(connection) =>
          connection === null ? (
            'This stack has no enterprise connection.'
          ) : (
            <FactList
              facts={[
                { label: 'Name', value: <CopyText what="connection’s name" text={connection.name} /> },
                { label: 'Strategy', value: <CopyText what="strategy" text={connection.strategy} /> },
                {
                  label: 'Tenant domain',
                  value: <CopyText what="tenant domain" text={connection.tenantDomain} />,
                },
                {
                  label: 'Domain aliases',
                  value: connection.domainAliases.length > 0 ? connection.domainAliases.join(', ') : 'None',
                },
                { label: 'Client ID', value: <CopyText what="client ID" text={connection.clientId} /> },
                { label: 'Client secret', value: connection.hasSecret ? SECRET_MASK : 'None' },
              ]}
            />
          )
        }
      </LoadedPart>
    </SectionCard>
  );
}
