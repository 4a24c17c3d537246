// Everything about one stack (docs/product/supporter.md#stack-page): parts side by side, each with its own state.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useSkipped } from '../../../api/client/lists';
import { stackQuery } from '../../../api/supporter/supporterStacks';
import { stackUsersQuery, hierarchyQuery } from '../../../api/supporter/supporterCustomers';
import { t, message } from '../../../messages/t';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { PageHeading } from '../../../ui/content/PageHeading';
import { SectionCard } from '../../../ui/content/SectionCard';
import { AccessPart } from '../AccessPart';
import { RefreshButton, COLUMN, COLUMNS, AreaHeading, TextLink, CloudStateChip, copied } from '../parts';
import { RemoteDesktop } from '../RemoteDesktop';
import { DataCheckPart } from './DataCheckPart';
import { InstancePart } from './InstancePart';
import { ResultTable } from '../results/ResultTable';
import { SubscriptionPart } from './SubscriptionPart';
import { USER_RESULTS } from '../results/userResults';
import { paths } from '../../../paths';
import { RichText } from '../../../ui/content/RichText';
import { HierarchyTree } from '../HierarchyTree';
import type { FoundStack } from '../../../domain/supporter/supporterSearch';
import { CopyButton } from '../../../ui/content/CopyButton';
import { stackConnectionQuery } from '../../../api/supporter/supporterInstances';
import { SECRET_MASK } from '../../../domain/text/shown';
import { FactList } from '../../../ui/content/FactList';

/** The page at /supporter/stacks/{name}. */
export function StackPage() {
  const { name = '' } = useParams();
  const stack = useQuery(stackQuery(name));
  const users = useQuery(stackUsersQuery(name));
  const skipped = useSkipped(stackUsersQuery(name));
  if (stack.data === null) return <NotFound sought={name} />;
  return (
    <>
      <PageHeading title={t('supporter.stackTitle', { name })} name={name} />
      <Box sx={{ ...COLUMN, mt: 2 }}>
        {/* What staff came for, and so the first stop of the keyboard after the heading. */}
        <AccessPart title={t('supporter.access')} name={name}>
          <LoadedPart what={t('supporter.desktopNoun')} query={stack} height={56}>
            {(found) => found && <RemoteDesktop stack={found} />}
          </LoadedPart>
        </AccessPart>
        <div>
          <LoadedPart what={t('supporter.stackIds')} query={stack} height={136}>
            {(found) => found && <StackIds stack={found} />}
          </LoadedPart>
          <RefreshButton />
        </div>
        <DataCheckPart name={name} />
        <Box sx={COLUMNS}>
          <Box sx={COLUMN}>
            <InstancePart name={name} />
            <SectionCard id="subscription" title={t('tables.subscription')}>
              <LoadedPart what={t('overview.subscription')} query={stack} height={256}>
                {(found) =>
                  found && <SubscriptionPart stackName={name} subscriptionId={found.subscriptionId} />
                }
              </LoadedPart>
            </SectionCard>
          </Box>
          <Box sx={COLUMN}>
            <SectionCard id="hierarchy" title={t('supporter.hierarchy')}>
              <LoadedPart what={t('supporter.hierarchyNoun')} query={stack} height={72}>
                {(found) => found && <HierarchyPart customerId={found.customerId} />}
              </LoadedPart>
            </SectionCard>
            <ConnectionPart name={name} />
          </Box>
        </Box>
        <ResultTable kind={USER_RESULTS} query={users} skipped={skipped} empty={t('supporter.noUsers')} />
      </Box>
    </>
  );
}

/** Shows that no stack has this name, with a link to search for it. */
function NotFound({ sought }: { sought: string }) {
  return (
    <>
      <AreaHeading title={t('supporter.noSuchStack')} />
      <RichText
        message={message('supporter.noSuchStackAbout', { name: sought })}
        tags={{ search: (words) => <TextLink to={paths.supporter(sought)}>{words}</TextLink> }}
      />
    </>
  );
}

// A customer's position among distributors and resellers (docs/product/supporter.md#customer-page).

/** Shows the customer's position in the hierarchy, or that there is no customer (id ''). */
function HierarchyPart({ customerId }: { customerId: string }) {
  const query = useQuery({ ...hierarchyQuery(customerId), enabled: customerId !== '' });
  if (customerId === '') return <div>{t('supporter.noCustomer')}</div>;
  return (
    <LoadedPart what={t('supporter.hierarchyNoun')} query={query} height={72}>
      {(top) => <HierarchyTree top={top} currentId={customerId} />}
    </LoadedPart>
  );
}

// A stack's ids in the vendor's systems, to be copied.

/** Shows the stack's status, subdomain and ids. */
function StackIds({ stack }: { stack: FoundStack }) {
  const { subdomain, status, instanceId, subscriptionId, customerId } = stack;
  const facts = [
    {
      label: t('tables.status'),
      value: status === '' ? t('supporter.unknown') : <CloudStateChip state={status} />,
    },
    copied(t('forms.subdomain'), t('supporter.subdomainNoun'), subdomain),
    copied(t('tools.instance'), t('supporter.instanceIdNoun'), instanceId),
    copied(t('tables.subscription'), t('supporter.subscriptionIdNoun'), subscriptionId),
    {
      label: t('help.customer'),
      value:
        customerId === '' ? (
          t('supporter.unknown')
        ) : (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <TextLink to={paths.supporterCustomer(customerId)}>{customerId}</TextLink>
            <CopyButton what={t('supporter.customerIdNoun')} text={customerId} />
          </Box>
        ),
    },
  ];
  return <FactList facts={facts} />;
}

// A stack's enterprise connection, its secret masked (docs/product/supporter.md#stack-page).

/** Shows the stack's enterprise connection, or that it has none. */
function ConnectionPart({ name }: { name: string }) {
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
                copied(t('tables.name'), t('supporter.connectionNameNoun'), connection.name),
                copied(t('supporter.strategy'), t('supporter.strategyNoun'), connection.strategy),
                copied(t('entraId.tenantDomain'), t('supporter.tenantDomainNoun'), connection.tenantDomain),
                {
                  label: t('entraId.domainAliases'),
                  value:
                    connection.domainAliases.length > 0
                      ? connection.domainAliases.join(', ')
                      : t('supporter.none'),
                },
                copied(t('entraId.clientId'), t('consequences.clientIdNoun'), connection.clientId),
                {
                  label: t('entraId.clientSecret'),
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
