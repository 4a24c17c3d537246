// A stack's subscription, and more time for its trial (docs/product/supporter.md#stack-page).
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stackSubscriptionQuery } from '../../../api/supporter/supporterTrials';
import { formatDate } from '../../../domain/values/dates';
import {
  displayName,
  isTrial,
  shownStatus,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { CopyText } from '../CopyText';
import { ExtendTrialForm } from './ExtendTrialForm';

interface SubscriptionPartProps {
  stackName: string;
  subscriptionId: string;
}

/** Takes the stack's name and its subscription's id. */
export function SubscriptionPart({ stackName, subscriptionId }: SubscriptionPartProps) {
  const query = useQuery({
    ...stackSubscriptionQuery(subscriptionId),
    enabled: subscriptionId !== '',
  });
  if (subscriptionId === '') return <>The search names no subscription for this stack.</>;
  return (
    <LoadedPart what="subscription" query={query} height={256}>
      {(subscription) => (
        <>
          <FactList facts={factsOf(subscription)} />
          {isTrial(subscription) && <ExtendTrialForm stackName={stackName} subscription={subscription} />}
        </>
      )}
    </LoadedPart>
  );
}

function factsOf(subscription: Subscription): { label: string; value: ReactNode }[] {
  const { id, planId, fqdn, expiresAt, paymentAt, contractTermEnd, cancelReasonCode } = subscription;
  const date = (label: string, time: number | undefined) =>
    time === undefined ? [] : [{ label, value: formatDate(time) }];
  return [
    { label: 'Name', value: displayName(subscription) },
    { label: 'Status', value: <Capitalized>{shownStatus(subscription)}</Capitalized> },
    { label: 'Plan', value: <CopyText what="plan" text={planId} /> },
    { label: 'Domain', value: <CopyText what="domain" text={fqdn} /> },
    { label: 'Subscription ID', value: <CopyText what="ID of the subscription" text={id} /> },
    ...(isTrial(subscription)
      ? [{ label: 'Trial ends', value: formatDate(expiresAt) }]
      : [...date('Next payment', paymentAt), ...date('Contract ends', contractTermEnd)]),
    ...(cancelReasonCode === undefined
      ? []
      : [
          {
            label: 'Cancelled because',
            value: <Capitalized>{cancelReasonCode.replaceAll('_', ' ')}</Capitalized>,
          },
        ]),
  ];
}
