// A stack's enterprise connection, its secret masked (docs/product/supporter.md#stack-page).
import { useQuery } from '@tanstack/react-query';
import { stackConnectionQuery } from '../../../api/supporter/supporterInstances';
import { SECRET_MASK } from '../../../domain/text/shown';
import { t } from '../../../messages/t';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { CopyText } from '../parts';

/** Shows the stack's enterprise connection, or that it has none. */
export function ConnectionPart({ name }: { name: string }) {
  const query = useQuery(stackConnectionQuery(name));
  return (
    <SectionCard id="connection" title={t('supporter.connection')}>
      <LoadedPart what={t('supporter.connectionNoun')} query={query} height={152}>
        {(connection) =>
          connection === null ? (
            <div>{t('supporter.noConnection')}</div>
          ) : (
            <FactList
              facts={[
                {
                  label: t('tables.name'),
                  value: <CopyText what={t('supporter.connectionNameNoun')} text={connection.name} />,
                },
                {
                  label: t('supporter.strategy'),
                  value: <CopyText what={t('supporter.strategyNoun')} text={connection.strategy} />,
                },
                {
                  label: t('supporter.tenantDomain'),
                  value: <CopyText what={t('supporter.tenantDomainNoun')} text={connection.tenantDomain} />,
                },
                {
                  label: t('supporter.domainAliases'),
                  value:
                    connection.domainAliases.length > 0
                      ? connection.domainAliases.join(', ')
                      : t('supporter.none'),
                },
                {
                  label: t('supporter.clientId'),
                  value: <CopyText what={t('supporter.clientIdNoun')} text={connection.clientId} />,
                },
                {
                  label: t('supporter.clientSecret'),
                  value: connection.hasSecret ? SECRET_MASK : t('supporter.noSecret'),
                },
              ]}
            />
          )
        }
      </LoadedPart>
    </SectionCard>
  );
}
