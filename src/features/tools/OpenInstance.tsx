// The frame of an instance tool's page (docs/product/screens.md#unknown-addresses,
// docs/product/permissions.md#hidden-or-disabled): shows the tool only if the subscription in the address exists, has an
// instance, and the user may use the tool on it; otherwise the page says why not.
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { hasInstance, noStackLabel, type Instance } from '../../domain/instances/instance';
import { whoMay } from '../../domain/subscriptions/permission';
import {
  displayName,
  isDeleted,
  isPolled,
  stackState,
  type Subscription,
} from '../../domain/subscriptions/subscription';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Alert } from '../../ui/feedback/Alert';
import { WaitingShape } from '../../ui/waiting/Waiting';
import { InstanceHeader } from '../instances/InstanceHeader';
import { AskCustomerService } from '../instances/AskCustomerService';
import type { InstanceTool } from './instanceTool';
import { RequireSubscription } from '../../guards/RequireSubscription';
import { useInstances } from './useInstances';
import { t, textOf } from '../../messages/t';

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
              title={t(tool.title)}
              tabTitle={
                subscription
                  ? t('common.titleAt', { title: t(tool.title), name: displayName(subscription) })
                  : t(tool.title)
              }
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
  return <WaitingShape height={240} label={t('common.loadingPage')} />;
}

function Permitted({ tool, subscription, children }: OpenInstanceProps & { subscription: Subscription }) {
  const { instances, isSettled, error, refetch } = useInstances(tool.permission);
  const isOneOfMany = instances?.some(({ id }) => id !== subscription.id);
  const isAllowed = instances?.some(({ id }) => id === subscription.id) ?? false;
  const content = () => {
    const why = whyUnusable(subscription);
    if (instances && why !== undefined) {
      return (
        <Alert
          kind="info"
          action={!isPolled(subscription) && !isDeleted(subscription) && <AskCustomerService />}
        >
          {why}
        </Alert>
      );
    }
    if (isAllowed) return hasInstance(subscription) && children(subscription);
    if (error)
      return (
        <FailureAlert message={t('tools.permissionsNotLoaded', { why: error.message })} onRetry={refetch} />
      );
    if (!isSettled) return <LoadingTool />;
    return <Alert kind="info">{whyRefused(tool, subscription)}</Alert>;
  };
  return (
    <>
      {isOneOfMany && (
        <Button component={Link} to={tool.to()} size="small" sx={{ ml: -0.75, mb: 1 }}>
          {t('tools.chooseAnother')}
        </Button>
      )}
      {content()}
    </>
  );
}

/** Returns the sentence that says why nobody can use a tool on it now, or undefined. */
function whyUnusable(subscription: Subscription): string | undefined {
  if (isDeleted(subscription)) return t('states.deleted');
  const state = stackState(subscription);
  if (state === 'failed') return t('tools.failed');
  if (state === 'preparing') return t('tools.preparing');
  return subscription.stackId === undefined ? textOf(noStackLabel(subscription)) : undefined;
}

/** Returns the sentence that says why the user can't use the tool on it. */
function whyRefused(tool: InstanceTool, subscription: Subscription): string {
  if (isPolled(subscription)) return t('tools.permissionsUnknown');
  return `${t(tool.notHere)} ${whoMay(tool.permission)}`;
}
