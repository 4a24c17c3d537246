// The tasks that one change left: one per line with a checkbox, and the texts to copy for it.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../ui/form/Button';
import { isFinished, type ChangeKind, type Remaining } from '../../domain/consequences/remaining';
import { tasksOf, titleOf, type Task } from '../../domain/consequences/tasks';
import { t, textOf } from '../../messages/t';
import { CopyLine } from '../../ui/content/CopyLine';

interface RemainingListProps {
  kind: ChangeKind;
  remaining: Remaining;
  onTick: (task: string, isDone: boolean) => void;
  onPutAway: () => void;
}

/** The list, with a heading of its own. */
export function RemainingList({ kind, remaining, onTick, onPutAway }: RemainingListProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Typography id={id} component="h3" sx={{ flex: '1 1 200px', minWidth: 0, fontWeight: 600 }}>
          {textOf(titleOf(kind, remaining))}
        </Typography>
        <Button size="small" aria-describedby={id} onClick={onPutAway}>
          {t('consequences.putAway')}
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
