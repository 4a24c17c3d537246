// Restarting the instance: asks first, says what it is waiting for, and ends on the overview.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRestart } from '../../../api/instances/restart';
import { displayName } from '../../../domain/subscriptions/subscription';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { WorkStatus } from '../../../ui/waiting/WorkStatus';
import type { StackSectionProps } from './StackSectionProps';

/** A restart goes on where the user leaves the page, and is told of wherever they are. */
export function RestartSection({ subscription, stackId }: StackSectionProps) {
  const work = useRestart(stackId);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const start = () => {
    setIsAsking(false);
    work.run(undefined, { onSuccess: () => void navigate('/') });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <BusyButton variant="outlined" busy={work.isPending} onClick={() => setIsAsking(true)}>
          Restart instance
        </BusyButton>
        <WorkStatus
          work={work}
          waiting="Waiting until the instance is free to be restarted…"
          running="Restarting, until the instance runs again. You may leave this page meanwhile."
          failure="Something went wrong while restarting."
        />
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={`Restart instance ${displayName(subscription)}?`}
        confirmLabel="Restart"
        onConfirm={start}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>Nobody can sign in to the instance until it runs again.</li>
          <li>Nothing is monitored in the meantime, and nobody is notified.</li>
        </Typography>
      </ConfirmDialog>
    </>
  );
}
