// The frame of an instance tool's page (docs/product/screens.md#unknown-addresses,
// docs/product/permissions.md#hidden-or-disabled): the subscription of the address exists, has an instance, and the
// user may use the tool on it; else the page says why not.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasInstance, type Instance } from '../../domain/instances/instance';
import { whoMay } from '../../domain/subscriptions/permission';
import {
  displayName,
  isDeleted,
  isFollowed,
  stackState,
  type Subscription,
} from '../../domain/subscriptions/subscription';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { Notice } from '../../ui/feedback/Notice';
import { PageHeading } from '../../ui/content/PageHeading';
import { Waiting } from '../../ui/feedback/Waiting';
import type { InstanceTool } from './instanceTool';
import { RequireSubscription } from '../../guards/RequireSubscription';
import { useInstances } from './useInstances';

interface OpenInstanceProps {
  tool: InstanceTool;
  children: (instance: Instance) => ReactNode;
}

/** Takes the tool and its content for the instance. */
export function OpenInstance({ tool, children }: OpenInstanceProps) {
  return (
    <RequireSubscription>
      {(subscription) => (
        <div key={subscription.id}>
          <PageHeading title={tool.title} tabTitle={`${tool.title}: ${displayName(subscription)}`} />
          <Permitted tool={tool} subscription={subscription}>
            {children}
          </Permitted>
        </div>
      )}
    </RequireSubscription>
  );
}

function Permitted({ tool, subscription, children }: OpenInstanceProps & { subscription: Subscription }) {
  const { instances, error, refetch } = useInstances(tool.permission);
  const isOneOfMany = instances?.some(({ id }) => id !== subscription.id);
  const content = () => {
    if (!instances) {
      return error ? (
        <FailureNotice message={`Your permissions could not be loaded. ${error.message}`} onRetry={refetch} />
      ) : (
        <Waiting>
          <Skeleton variant="rounded" height={240} aria-label="Loading page" />
        </Waiting>
      );
    }
    const why = whyNot(
      tool,
      subscription,
      instances.some(({ id }) => id === subscription.id),
    );
    if (why !== undefined) return <Notice kind="info">{why}</Notice>;
    return hasInstance(subscription) && children(subscription);
  };
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px', minHeight: 36, mb: 2 }}
      >
        <Box sx={{ color: 'text.secondary' }}>
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {displayName(subscription)}
          </Box>{' '}
          {subscription.fqdn}
        </Box>
        {isOneOfMany && (
          <Button component={Link} to={tool.to()} size="small">
            Choose another instance
          </Button>
        )}
      </Box>
      {content()}
    </>
  );
}

/** Takes whether the user has the right; gives the sentence that says why the tool can't be used, or undefined. */
function whyNot(tool: InstanceTool, subscription: Subscription, isAllowed: boolean): string | undefined {
  if (isDeleted(subscription)) return 'This subscription has ended, and its instance has been deleted.';
  const state = stackState(subscription);
  if (state === 'failed') return 'This instance could not be created. Please ask our customer service.';
  if (state === 'preparing') return 'This instance is being prepared. Please come back when it is ready.';
  if (isAllowed) return undefined;
  if (isFollowed(subscription)) {
    return 'What you may do with this instance is not known yet. Please come back when it is ready.';
  }
  return `${tool.notHere} ${whoMay(tool.permission)}`;
}
