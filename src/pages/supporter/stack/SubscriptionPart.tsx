// A stack's subscription, and more time for its trial (docs/product/supporter.md#stack-page).
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stackSubscriptionQuery } from '../../../api/supporter/supporterTrials';
import { wireWords } from '../../../domain/text/shown';
import { formatDate } from '../../../domain/values/dates';
import {
  displayName,
  isTrial,
  shownStatus,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { CopyText } from '../parts';
import { ExtendTrialForm } from './ExtendTrialForm';

interface SubscriptionPartProps {
  stackName: string;
  subscriptionId: string;
}

/** Shows the stack's subscription, or that there is none (id ''). */
export function SubscriptionPart({ stackName, subscriptionId }: SubscriptionPartProps) {
  const query = useQuery({
    ...stackSubscriptionQuery(subscriptionId),
    enabled: subscriptionId !== '',
  });
  if (subscriptionId === '') return <div>{t('supporter.noSubscription')}</div>;
  return (
    <LoadedPart what={t('overview.subscription')} query={query} height={256}>
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
    { label: t('tables.name'), value: displayName(subscription) },
    { label: t('tables.status'), value: <Capitalized>{shownStatus(subscription)}</Capitalized> },
    { label: t('supporter.plan'), value: <CopyText what={t('plans.planNoun')} text={planId} /> },
    { label: t('supporter.domain'), value: <CopyText what={t('common.domainNoun')} text={fqdn} /> },
    {
      label: t('supporter.subscriptionId'),
      value: <CopyText what={t('supporter.ownSubscriptionIdNoun')} text={id} />,
    },
    ...(isTrial(subscription)
      ? [{ label: t('supporter.trialEnds'), value: formatDate(expiresAt) }]
      : [
          ...date(t('supporter.nextPayment'), paymentAt),
          ...date(t('supporter.contractEnds'), contractTermEnd),
        ]),
    ...(cancelReasonCode === undefined
      ? []
      : [
          {
            label: t('supporter.cancelledBecause'),
            value: <Capitalized>{wireWords(cancelReasonCode)}</Capitalized>,
          },
        ]),
  ];
}
