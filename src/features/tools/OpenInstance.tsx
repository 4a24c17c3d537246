// The frame of an instance tool's page (docs/product/screens.md#unknown-addresses,
// docs/product/permissions.md#hidden-or-disabled): the subscription of the address exists, has an instance, and the
// user may use the tool on it; else the page says why not.
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
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
import { Waiting } from '../../ui/waiting/Waiting';
import { InstanceHeader } from '../instances/InstanceHeader';
import { AskCustomerService } from '../instances/AskCustomerService';
import type { InstanceTool } from './instanceTool';
import { RequireSubscription } from '../../guards/RequireSubscription';
import { useInstances } from './useInstances';

interface OpenInstanceProps {
  tool: InstanceTool;
  children: (instance: Instance) => ReactNode;
}

/** The tool's page for the subscription in the address. */
export function OpenInstance({ tool, children }: OpenInstanceProps) {
  const { id } = useParams();
  return (
    <Fragment key={id}>
      <RequireSubscription
        frame={(content, subscription) => (
          <>
            <InstanceHeader
              title={tool.title}
              tabTitle={subscription ? `${tool.title}: ${displayName(subscription)}` : tool.title}
              subscription={subscription}
            />
            {content}
          </>
        )}
        loading={<LoadingTool />}
      >
        {(subscription) => (
          <Permitted tool={tool} subscription={subscription}>
            {children}
          </Permitted>
        )}
      </RequireSubscription>
    </Fragment>
  );
}

function LoadingTool() {
  return (
    <Waiting>
      <Skeleton variant="rounded" height={240} aria-label="Loading page" />
    </Waiting>
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
        <LoadingTool />
      );
    }
    const why = whyNot(
      tool,
      subscription,
      instances.some(({ id }) => id === subscription.id),
    );
    if (why !== undefined) {
      return (
        <Notice kind="info" action={stackState(subscription) === 'failed' && <AskCustomerService />}>
          {why}
        </Notice>
      );
    }
    return hasInstance(subscription) && children(subscription);
  };
  return (
    <>
      {isOneOfMany && (
        <Button component={Link} to={tool.to()} size="small" sx={{ ml: -0.75, mb: 1 }}>
          Choose another instance
        </Button>
      )}
      {content()}
    </>
  );
}

/** Returns the sentence that says why the tool can't be used, or undefined. */
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
