// A stack's subscription, and more time for its trial (docs/product/supporter.md#stack-page).
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import { stackSubscriptionQuery, useExtendTrial } from '../../../api/supporter/supporterTrials';
import { wireLabel } from '../../../domain/text/shown';
import { formatDate, endOfDayUtc, utcSentenceDate } from '../../../domain/values/dates';
import {
  displayName,
  isTrial,
  shownStatus,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { t, textOf } from '../../../messages/t';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { copied } from '../parts';
import { useProfile } from '../../../auth/useProfile';
import { required } from '../../../domain/text/validation';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Form } from '../../../ui/form/Form';
import { TextInput } from '../../../ui/form/TextInput';
import { useDraftForm } from '../../../ui/form/useDraftForm';
import { StackWork } from './StackWork';

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
    copied(t('plans.planLegend'), t('plans.planNoun'), planId),
    copied(t('overview.domain'), t('common.domainNoun'), fqdn),
    copied(t('invoices.subscriptionId'), t('supporter.ownSubscriptionIdNoun'), id),
    ...(isTrial(subscription)
      ? [{ label: t('manage.trialEnds'), value: formatDate(expiresAt) }]
      : [...date(t('dates.payment'), paymentAt), ...date(t('supporter.contractEnds'), contractTermEnd)]),
    ...(cancelReasonCode === undefined
      ? []
      : [
          {
            label: t('supporter.cancelledBecause'),
            value: <Capitalized>{wireLabel(cancelReasonCode)}</Capitalized>,
          },
        ]),
  ];
}

// Extends a trial (docs/product/supporter.md#extending-a-trial): to the end of a day in UTC, with a comment for the record.

const EMPTY = {
  /** YYYY-MM-DD. */
  day: '',
  comment: '',
};

interface ExtendTrialFormProps {
  stackName: string;
  /** A subscription in trial. */
  subscription: Subscription;
}

/** The form; the resulting end shows before it is sent. */
function ExtendTrialForm({ stackName, subscription }: ExtendTrialFormProps) {
  const { id, expiresAt = 0 } = subscription;
  const work = useExtendTrial(stackName, id);
  const [isDone, setIsDone] = useState(false);
  const form = useDraftForm({
    name: `extend:${id}`,
    user: useProfile().sub,
    base: EMPTY,
    labels: { day: t('supporter.newTrialEnd'), comment: t('supporter.comment') },
    check: ({ day, comment }) => ({ day: dayProblem(day, expiresAt), comment: textOf(required(comment)) }),
  });

  const submit = (sent: typeof EMPTY) => {
    const trialEnd = endOfDayUtc(sent.day);
    if (trialEnd === undefined) return;
    setIsDone(false);
    work.run(
      { trialEnd, comment: sent.comment.trim() },
      {
        onSuccess: () => {
          setIsDone(true);
          form.settle(sent, EMPTY);
        },
      },
    );
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Form form={form} onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <TextInput form={form} name="day" type="date" hint={dayHint(form.values.day, expiresAt)} />
        <TextInput form={form} name="comment" minRows={2} hint={t('supporter.commentHint')} />
        <BusyButton type="submit" variant="outlined" busy={work.isPending} sx={{ justifySelf: 'start' }}>
          {t('supporter.extendTrial')}
        </BusyButton>
      </Form>
      <StackWork
        work={work}
        done={isDone ? t('supporter.trialExtended') : ''}
        failure={t('supporter.trialNotExtended')}
      />
    </Box>
  );
}

function dayHint(day: string, expiresAt: number): string {
  const end = endOfDayUtc(day);
  if (end !== undefined) return t('supporter.dayHintChosen', { end: utcSentenceDate(end) });
  return expiresAt > 0
    ? t('supporter.dayHint', { end: utcSentenceDate(expiresAt) })
    : t('supporter.dayHintUnknown');
}

function dayProblem(day: string, expiresAt: number): string | undefined {
  const end = endOfDayUtc(day);
  if (end === undefined) return t('supporter.dayMissing');
  const isLater = end > expiresAt && end * 1000 > Date.now();
  return isLater ? undefined : t('supporter.dayTooEarly');
}
