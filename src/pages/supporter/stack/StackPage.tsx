// Everything about one stack (docs/product/supporter.md#stack-page): parts side by side, each with its own state.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useSkipped } from '../../../api/client/lists';
import { stackQuery } from '../../../api/supporter/supporterStacks';
import { stackUsersQuery, hierarchyQuery } from '../../../api/supporter/supporterCustomers';
import { t, message } from '../../../messages/t';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { PageHeading } from '../../../ui/content/PageHeading';
import { AccessPart } from '../AccessPart';
import { RefreshButton, COLUMN, COLUMNS, AreaHeading, TextLink } from '../parts';
import { RemoteDesktop } from '../RemoteDesktop';
import { ConnectionPart } from './ConnectionPart';
import { DataCheckPart } from './DataCheckPart';
import { InstancePart } from './InstancePart';
import { ResultTable } from '../results/ResultTable';
import { StackIds } from './StackIds';
import { SubscriptionPart } from './SubscriptionPart';
import { USER_RESULTS } from '../results/userResults';
import { paths } from '../../../paths';
import { RichText } from '../../../ui/content/RichText';
import { HierarchyTree } from '../HierarchyTree';

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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0, minHeight: 50 }}>
            <LoadedPart what={t('supporter.stackIds')} query={stack} height={50}>
              {(found) => found && <StackIds stack={found} />}
            </LoadedPart>
          </Box>
          <RefreshButton />
        </Box>
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
      <Box sx={{ mt: 2 }}>
        <RichText
          message={message('supporter.noSuchStackAbout', { name: sought })}
          tags={{ search: (words) => <TextLink to={paths.supporter(sought)}>{words}</TextLink> }}
        />
      </Box>
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
