// Restarting the instance (specification 4, decisions 7.9): asks first, says what it is waiting for, and ends on the overview.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRestart } from '../../api/restart';
import { displayName } from '../../domain/subscription';
import { BusyButton } from '../../ui/BusyButton';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FailureNotice } from '../../ui/FailureNotice';
import type { StackSectionProps } from './StackSectionProps';

/** Takes the instance. A restart goes on where the user leaves the page, and is told of wherever they are. */
export function RestartSection({ subscription, stackId }: StackSectionProps) {
  const { wish, error, save } = useRestart(stackId);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const giveUp = useRef<AbortController>(undefined);
  const isRunning = wish !== undefined;

  const start = () => {
    const controller = new AbortController();
    giveUp.current = controller;
    setIsAsking(false);
    setIsWaiting(true);
    save({ signal: controller.signal, onRequested: () => setIsWaiting(false) }, () => void navigate('/'));
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <BusyButton variant="outlined" busy={isRunning} onClick={() => setIsAsking(true)}>
          Restart instance
        </BusyButton>
        <Box role="status" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
          {isRunning &&
            (isWaiting
              ? 'Waiting until the instance is free to be restarted…'
              : 'Restarting, until the instance runs again. You may leave this page meanwhile.')}
        </Box>
        {isRunning && isWaiting && (
          <Button onClick={() => giveUp.current?.abort(new Error(''))}>Stop waiting</Button>
        )}
      </Box>
      {error && error.message !== '' && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={`Something went wrong while restarting. ${error.message}`} />
        </Box>
      )}
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
