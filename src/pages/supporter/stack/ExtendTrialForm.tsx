// More time for a trial (docs/product/supporter.md#extending-a-trial): a day, which means its end in UTC, and a
// comment for the record.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useExtendTrial } from '../../../api/supporter/supporterTrials';
import { useProfile } from '../../../auth/useProfile';
import { endOfDayUtc, UNKNOWN_DATE, utcSentenceDate } from '../../../domain/values/dates';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { required } from '../../../domain/text/validation';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Form } from '../../../ui/form/Form';
import { TextInput } from '../../../ui/form/TextInput';
import { useKeptForm } from '../../../ui/form/useKeptForm';
import { StackWork } from './StackWork';
import { textOf } from '../../../messages/t';

const EMPTY = {
  /** YYYY-MM-DD. */
  day: '',
  comment: '',
};

interface ExtendTrialFormProps {
  stackName: string;
  /** One in trial. */
  subscription: Subscription;
}

/** The form; the resulting end shows before it is sent. */
export function ExtendTrialForm({ stackName, subscription }: ExtendTrialFormProps) {
  const { id, expiresAt = 0 } = subscription;
  const work = useExtendTrial(stackName, id);
  const [done, setDone] = useState('');
  const form = useKeptForm({
    name: `extend:${id}`,
    user: useProfile().sub,
    base: EMPTY,
    labels: { day: 'New end of the trial', comment: 'Comment' },
    check: ({ day, comment }) => ({ day: dayProblem(day, expiresAt), comment: textOf(required(comment)) }),
  });
  const end = endOfDayUtc(form.values.day);

  const submit = (sent: typeof EMPTY) => {
    const trialEnd = endOfDayUtc(sent.day);
    if (trialEnd === undefined) return;
    setDone('');
    work.run(
      { trialEnd, comment: sent.comment.trim() },
      {
        onSuccess: () => {
          setDone('The trial has been extended.');
          form.settle(sent, EMPTY);
        },
      },
    );
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Form form={form} onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          form={form}
          name="day"
          type="date"
          hint={
            end === undefined
              ? `Required. The end of this day, in UTC. At present: ${expiresAt > 0 ? utcSentenceDate(expiresAt) : UNKNOWN_DATE}.`
              : `Required. The trial will end on ${utcSentenceDate(end)}.`
          }
        />
        <TextInput
          form={form}
          name="comment"
          minRows={2}
          hint="Required. Why the trial is extended, for the record."
        />
        <BusyButton type="submit" variant="outlined" busy={work.isPending} sx={{ justifySelf: 'start' }}>
          Extend trial
        </BusyButton>
      </Form>
      <StackWork work={work} done={done} failure="The trial could not be extended." />
    </Box>
  );
}

function dayProblem(day: string, expiresAt: number): string | undefined {
  const end = endOfDayUtc(day);
  if (end === undefined) return 'Please choose a day.';
  const isLater = end > expiresAt && end * 1000 > Date.now();
  return isLater ? undefined : 'Please choose a day after the present end of the trial.';
}
