// Another size for a machine (docs/product/supporter.md#resizing): asks first, waits for the stack, says that it is
// scheduled.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InstanceData } from '../../../wire/supporter/instanceData';
import { useResize } from '../../../api/supporter/supporterResize';
import { useProfile } from '../../../auth/useProfile';
import { INSTANCE_TYPES } from '../../../domain/supporter/instanceTypes';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { Form } from '../../../ui/form/Form';
import { SelectInput } from '../../../ui/form/SelectInput';
import { useKeptForm } from '../../../ui/form/useKeptForm';
import { StackWork } from './StackWork';

const EMPTY = { type: '' };

/** Whether the machine can become one of this type. */
const isOffered = (type: string, present: string | undefined) =>
  type !== present && INSTANCE_TYPES.some((one) => one === type);

/** Takes the stack's name and its machine, where that is known. */
export function ResizeForm({ name, data }: { name: string; data: InstanceData | undefined }) {
  const work = useResize(name);
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState('');
  const present = data?.instanceType;
  const form = useKeptForm({
    name: `resize:${name}`,
    user: useProfile().sub,
    base: EMPTY,
    labels: { type: 'Instance type' },
    check: ({ type }) => ({ type: isOffered(type, present) ? undefined : 'Please choose a type.' }),
  });
  const { type } = form.values;

  const confirm = () => {
    setIsAsking(false);
    setDone('');
    work.run(type, {
      onSuccess: () => {
        setDone(`The resize to ${type} is scheduled; it takes effect later.`);
        form.settle({ type }, EMPTY);
      },
    });
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Form
        form={form}
        onSubmit={() => setIsAsking(true)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
      >
        <Box sx={{ flex: '1 1 160px', maxWidth: 280 }}>
          <SelectInput form={form} name="type" shown={isOffered(type, present) ? type : ''} hint="Required.">
            <option value="">Choose a type</option>
            {INSTANCE_TYPES.map((one) => (
              <option key={one} value={one} disabled={one === present}>
                {one === present ? `${one} (present)` : one}
              </option>
            ))}
          </SelectInput>
        </Box>
        <BusyButton type="submit" variant="outlined" busy={work.isPending}>
          Resize instance
        </BusyButton>
      </Form>
      <StackWork work={work} done={done} failure="The instance could not be resized." />
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
