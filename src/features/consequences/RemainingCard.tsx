// The tasks that remain after changes of an instance, above everything else on its page
// (docs/product/consequences.md#what-remains).
import Box from '@mui/material/Box';
import { useState, useId } from 'react';
import { useCurrentSettings } from '../../api/instances/instanceFacts';
import {
  CHANGE_KINDS,
  isFinished,
  stillHolds,
  withTask,
  type ChangeKind,
  type Remaining,
} from '../../domain/consequences/remaining';
import { concernsConnection, tasksOf, titleOf, type Task } from '../../domain/consequences/tasks';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t, textOf } from '../../messages/t';
import { focusSection, SectionCard } from '../../ui/content/SectionCard';
import { useStoreRemaining, useRemaining, type RemainingByKind } from './remainingStorage';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Button } from '../../ui/form/Button';
import { CopyLine } from '../../ui/content/CopyLine';

const ID = 'remaining';

interface RemainingCardProps {
  subscription: Subscription;
  /** Shows only tasks that concern signing in with a directory. */
  isAboutConnection?: boolean;
}

/** One list per change; renders nothing if no tasks remain. */
export function RemainingCard({ subscription, isAboutConnection = false }: RemainingCardProps) {
  const stored = useRemaining(subscription.id);
  const keep = useStoreRemaining(subscription.id);
  const known = useCurrentSettings(subscription.stackId ?? '');
  // Finished lists are no longer stored, but stay visible, and can be unticked, until the user leaves the page.
  const [finished, setFinished] = useState<RemainingByKind>({});
  const lists = CHANGE_KINDS.flatMap((kind) => {
    const remaining = stored[kind] ?? finished[kind];
    if (!remaining || !stillHolds(kind, remaining, subscription, known)) return [];
    return isAboutConnection && !concernsConnection(kind, remaining) ? [] : [{ kind, remaining }];
  });
  if (lists.length === 0) return null;

  const show = (kind: ChangeKind, remaining: Remaining | undefined) => {
    const isOver = remaining === undefined || isFinished(remaining);
    keep(kind, isOver ? undefined : remaining);
    setFinished({ ...finished, [kind]: remaining });
  };
  const putAway = (kind: ChangeKind) => {
    show(kind, undefined);
    if (lists.length > 1) focusSection(ID);
    else document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <Box sx={{ mb: 3 }}>
      <SectionCard id={ID} title={t('consequences.remains')} about={t('consequences.remainsAbout')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          {lists.map(({ kind, remaining }) => (
            <RemainingList
              key={kind}
              kind={kind}
              remaining={remaining}
              onTick={(task, isDone) => show(kind, withTask(remaining, task, isDone))}
              onPutAway={() => putAway(kind)}
            />
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
}

// The tasks that one change left: one per line with a checkbox, and the texts to copy for it.

interface RemainingListProps {
  kind: ChangeKind;
  remaining: Remaining;
  onTick: (task: string, isDone: boolean) => void;
  onPutAway: () => void;
}

/** The list, with a heading of its own. */
function RemainingList({ kind, remaining, onTick, onPutAway }: RemainingListProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Typography id={id} component="h3" sx={{ flex: '1 1 200px', minWidth: 0, typography: 'h3' }}>
          {textOf(titleOf(kind, remaining))}
        </Typography>
        <Button size="small" aria-describedby={id} onClick={onPutAway}>
          {t('firstSteps.hide')}
        </Button>
      </Box>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tasksOf(remaining).map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isDone={remaining.done.includes(task.id)}
            onTick={(isDone) => onTick(task.id, isDone)}
          />
        ))}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {isFinished(remaining) && t('consequences.allDone')}
      </Box>
    </div>
  );
}

interface TaskRowProps {
  task: Task;
  isDone: boolean;
  onTick: (isDone: boolean) => void;
}

function TaskRow({ task, isDone, onTick }: TaskRowProps) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, ml: -1.125 }}>
      <Checkbox id={id} checked={isDone} onChange={(_event, isTicked) => onTick(isTicked)} />
      <Box sx={{ minWidth: 0, py: 1 }}>
        <Box component="label" htmlFor={id} sx={isDone ? { color: 'text.secondary' } : {}}>
          {textOf(task.text)}
        </Box>
        {!isDone &&
          task.copies.map(({ what, text }) => (
            <CopyLine
              key={what.key}
              what={textOf(what)}
              text={typeof text === 'string' ? text : textOf(text)}
              isCode={typeof text === 'string'}
              isNamed={task.copies.length > 1}
            />
          ))}
      </Box>
    </Box>
  );
}
