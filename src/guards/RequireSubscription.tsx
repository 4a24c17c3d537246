// Lets a page about one subscription through only where that exists; else to the overview (specification 2, decisions 7.20).
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { subscriptionsQuery } from '../api/subscriptions';
import type { Subscription } from '../domain/subscription';
import { FailureNotice } from '../ui/FailureNotice';
import { PageSpinner } from '../ui/PageSpinner';

/** Takes what to show for the subscription whose id is in the address. */
export function RequireSubscription({ children }: { children: (subscription: Subscription) => ReactNode }) {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(subscriptionsQuery());
  if (data) {
    const subscription = data.find((one) => one.id === id);
    return subscription ? children(subscription) : <Navigate to="/" replace />;
  }
  if (!error) return <PageSpinner />;
  return (
    <FailureNotice
      message={`Your subscriptions could not be loaded. ${error.message}`}
      onRetry={() => void refetch()}
    />
  );
}
