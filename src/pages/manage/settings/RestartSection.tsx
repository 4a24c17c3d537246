// Restarts the instance: asks for confirmation, shows what it is waiting for, and ends on the overview.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToLeave } from '../../../browser/navigationBlocker';
import { useRestart } from '../../../api/instances/restart';
import { displayName } from '../../../domain/subscriptions/subscription';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { WorkStatus } from '../../../ui/waiting/WorkStatus';
import type { Instance } from '../../../domain/instances/instance';
import { t } from '../../../messages/t';

/** The button and the restart's progress. If the user leaves the page, a restart continues and its outcome is still announced. */
export function RestartSection({ instance }: { instance: Instance }) {
  const { stackId } = instance;
  const work = useRestart(stackId);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const start = () => {
    setIsAsking(false);
    work.run(undefined, { onSuccess: () => askToLeave(() => void navigate('/')) });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <BusyButton variant="outlined" busy={work.isPending} onClick={() => setIsAsking(true)}>
          {t('manage.restartInstance')}
        </BusyButton>
        <WorkStatus
          work={work}
          waiting={t('manage.waitingToRestart')}
          running={t('manage.restarting')}
          failure={({ message }) => `${t('manage.notRestarted')} ${message}`}
        />
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={t('manage.restartTitle', { name: displayName(instance) })}
        confirmLabel={t('manage.confirmRestart')}
        onConfirm={start}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>{t('manage.noSignInMeanwhile')}</li>
          <li>{t('manage.noMonitoringMeanwhile')}</li>
        </Typography>
      </ConfirmDialog>
    </>
  );
}
