// Another size for a machine (docs/product/supporter.md#resizing): asks first, waits for the stack, says that it is
// scheduled.
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent } from 'react';
import type { InstanceData } from '../../../wire/supporter/instanceData';
import { useResize } from '../../../api/supporter/supporterResize';
import { INSTANCE_TYPES } from '../../../domain/supporter/instanceTypes';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { FieldProblem } from '../../../ui/form/FieldProblem';
import { useErrorTitle } from '../../../browser/useErrorTitle';
import { WorkLine } from '../../../ui/feedback/WorkLine';
import { RUNNING, WAITING } from './workWords';

/** Takes the stack's name and its machine, where that is known. */
export function ResizeForm({ name, data }: { name: string; data: InstanceData | undefined }) {
  const work = useResize(name);
  const field = useRef<HTMLSelectElement>(null);
  const [type, setType] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState('');
  const present = data?.instanceType;
  const hasProblem = isChecked && type === '';

  useErrorTitle(hasProblem);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (type === '') field.current?.focus();
    else setIsAsking(true);
  };
  const confirm = () => {
    setIsAsking(false);
    setDone('');
    work.save(type, () => {
      setDone(`The resize to ${type} is scheduled; it takes effect later.`);
      setType('');
      setIsChecked(false);
    });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 1.5,
        }}
      >
        <TextField
          select
          size="small"
          label="Instance type"
          value={type}
          inputRef={field}
          error={hasProblem}
          helperText={hasProblem ? <FieldProblem>Please choose a type.</FieldProblem> : 'Required.'}
          onChange={(event) => setType(event.target.value)}
          sx={{ flex: '1 1 160px', maxWidth: 280 }}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-required': true },
            inputLabel: { shrink: true },
            formHelperText: { sx: { mx: 0 } },
          }}
        >
          <option value="">Choose a type</option>
          {INSTANCE_TYPES.map((one) => (
            <option key={one} value={one} disabled={one === present}>
              {one === present ? `${one} (present)` : one}
            </option>
          ))}
        </TextField>
        <BusyButton type="submit" variant="outlined" busy={work.wish !== undefined}>
          Resize instance
        </BusyButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
        <WorkLine
          work={work}
          waiting={WAITING}
          running={RUNNING}
          done={done}
          failure="The instance could not be resized."
        />
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={`Resize instance ${data?.instanceId ?? name} to ${type}?`}
        confirmLabel="Resize"
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            The machine of stack <strong>{name}</strong>{' '}
            {present === undefined ? 'gets' : `changes from ${present} to`} <strong>{type}</strong>.
          </li>
          <li>It is scheduled as soon as the stack is free to be worked on, and takes effect later.</li>
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
