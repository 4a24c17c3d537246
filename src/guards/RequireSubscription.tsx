// Shows a page about one subscription only if that exists; otherwise redirects to the overview.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { subscriptionsQuery } from '../api/subscriptions/subscriptions';
import type { Subscription } from '../domain/subscriptions/subscription';
import { FailureAlert } from '../ui/feedback/FailureAlert';
import { t } from '../messages/t';

interface RequireSubscriptionProps {
  /** Wraps the content from the start, also while the subscription isn't known yet. */
  frame: (content: ReactNode, subscription: Subscription | undefined) => ReactNode;
  /** The placeholder shown while the subscription isn't known. */
  loading: ReactNode;
  children: (subscription: Subscription) => ReactNode;
}

/** Renders its children for the subscription whose id is in the address. */
export function RequireSubscription({ frame, loading, children }: RequireSubscriptionProps) {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(subscriptionsQuery());
  const subscription = data?.find((one) => one.id === id);
  if (data && !subscription) return <Navigate to="/" replace />;
  const content = () => {
    if (subscription) return children(subscription);
    if (!error) return loading;
    return (
      <FailureAlert
        message={t('failures.subscriptions', { why: error.message })}
        onRetry={() => void refetch()}
      />
    );
  };
  return frame(content(), subscription);
}
