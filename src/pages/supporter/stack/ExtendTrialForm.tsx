// Extends a trial (docs/product/supporter.md#extending-a-trial): to the end of a day in UTC, with a comment for the record.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useExtendTrial } from '../../../api/supporter/supporterTrials';
import { useProfile } from '../../../auth/useProfile';
import { endOfDayUtc, utcSentenceDate } from '../../../domain/values/dates';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { required } from '../../../domain/text/validation';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Form } from '../../../ui/form/Form';
import { TextInput } from '../../../ui/form/TextInput';
import { useKeptForm } from '../../../ui/form/useKeptForm';
import { StackWork } from './StackWork';
import { t, textOf } from '../../../messages/t';

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
export function ExtendTrialForm({ stackName, subscription }: ExtendTrialFormProps) {
  const { id, expiresAt = 0 } = subscription;
  const work = useExtendTrial(stackName, id);
  const [isDone, setIsDone] = useState(false);
  const form = useKeptForm({
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
