// More time for a trial (docs/product/supporter.md#extending-a-trial): a day, which means its end in UTC, and a
// comment for the record.
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useExtendTrial } from '../../../api/supporter/supporterTrials';
import { useProfile } from '../../../auth/useProfile';
import { endOfDayUtc, UNKNOWN_DATE, utcSentenceDate } from '../../../domain/values/dates';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { required } from '../../../domain/values/validation';
import { BusyButton } from '../../../ui/form/BusyButton';
import { FieldProblem } from '../../../ui/form/FieldProblem';
import { useFormMemory } from '../../../browser/useFormMemory';
import { useProblemSummary } from '../../../ui/form/useProblemSummary';
import { WorkLine } from '../../../ui/feedback/WorkLine';
import { RUNNING, WAITING } from './workWords';

interface Extension {
  /** YYYY-MM-DD. */
  day: string;
  comment: string;
}

const EMPTY: Extension = { day: '', comment: '' };

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
  const { first, keep, forget } = useFormMemory(`extend:${id}`, useProfile().sub ?? '', EMPTY);
  const form = useForm<Extension>({ defaultValues: first, shouldFocusError: false });
  const { register, control, handleSubmit, reset, formState, subscribe } = form;
  const { errors } = formState;
  const { onInvalid, summary } = useProblemSummary(form, [
    ['day', 'New end of the trial', errors.day?.message],
    ['comment', 'Comment', errors.comment?.message],
  ]);
  const end = endOfDayUtc(useWatch({ control, name: 'day' }));

  // In step with the tab's storage.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const { ref: dayRef, ...day } = register('day', {
    validate: (typed) => dayProblem(typed, expiresAt) ?? true,
  });
  const { ref: commentRef, ...comment } = register('comment', {
    validate: (typed) => required(typed) ?? true,
  });
  const submit = handleSubmit((wanted) => {
    const trialEnd = endOfDayUtc(wanted.day);
    if (trialEnd === undefined) return;
    setDone('');
    work.save({ trialEnd, comment: wanted.comment.trim() }, () => {
      setDone('The trial has been extended.');
      reset(EMPTY);
      forget();
    });
  }, onInvalid);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ mt: 2 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {summary}
        <TextField
          type="date"
          size="small"
          label="New end of the trial"
          {...day}
          inputRef={dayRef}
          error={errors.day !== undefined}
          helperText={
            errors.day ? (
              <FieldProblem>{errors.day.message}</FieldProblem>
            ) : end === undefined ? (
              `Required. The end of this day, in UTC. At present: ${expiresAt > 0 ? utcSentenceDate(expiresAt) : UNKNOWN_DATE}.`
            ) : (
              `Required. The trial will end on ${utcSentenceDate(end)}.`
            )
          }
          slotProps={{
            htmlInput: { 'aria-required': true },
            inputLabel: { shrink: true },
            formHelperText: { sx: { mx: 0 } },
          }}
        />
        <TextField
          multiline
          minRows={2}
          size="small"
          label="Comment"
          {...comment}
          inputRef={commentRef}
          error={errors.comment !== undefined}
          helperText={
            errors.comment ? (
              <FieldProblem>{errors.comment.message}</FieldProblem>
            ) : (
              'Required. Why the trial is extended, for the record.'
            )
          }
          slotProps={{ htmlInput: { 'aria-required': true }, formHelperText: { sx: { mx: 0 } } }}
        />
        <BusyButton
          type="submit"
          variant="outlined"
          busy={work.wish !== undefined}
          sx={{ justifySelf: 'start' }}
        >
          Extend trial
        </BusyButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
        <WorkLine
          work={work}
          waiting={WAITING}
          running={RUNNING}
          done={done}
          failure="The trial could not be extended."
        />
      </Box>
    </Box>
  );
}

function dayProblem(day: string, expiresAt: number): string | undefined {
  const end = endOfDayUtc(day);
  if (end === undefined) return 'Please choose a day.';
  const isLater = end > expiresAt && end * 1000 > Date.now();
  return isLater ? undefined : 'Please choose a day after the present end of the trial.';
}
