// The Multi-Platform Probe (docs/product/instance-settings.md#probe): its switch, the progress of a running
// configuration, and the certificate that probes need.
import Box from '@mui/material/Box';
import { Button } from '../../../ui/form/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { probeQuery, useToggleProbe, useCertificate } from '../../../api/instances/probe';
import { UnknownOutcomeError } from '../../../api/outcomes/uncertain';
import { useTimeout } from '../../../browser/effects/useTimer';
import { subdomainOf } from '../../../domain/subscriptions/subscription';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { Alert } from '../../../ui/feedback/Alert';
import { SwitchRow } from '../../../ui/choices/SwitchRow';
import type { Instance } from '../../../domain/instances/instance';
import { t } from '../../../messages/t';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { BusyButton } from '../../../ui/form/BusyButton';
import { saveFile } from '../../../browser/saveFile';

/** A configuration takes longer than usual after this time, ms. */
const LONG_MS = 5 * 60_000;

/** Shows the probe's switch, the progress of a running configuration, and the certificate. */
export function ProbeSection({ instance }: { instance: Instance }) {
  const { stackId } = instance;
  const probe = useQuery(probeQuery(stackId));
  const { run, isPending, variables, error, isWaiting, isStopped, stopWaiting } = useToggleProbe(stackId);
  const wait = () => run(undefined);
  const isUnread = error instanceof UnknownOutcomeError;
  // One that was started elsewhere, or before a reload, is waited for too.
  const isFound = probe.data?.isSfnRunning && !isPending && !isStopped && !error;
  useTimeout(isFound ? 0 : undefined, wait);
  return (
    <LoadedPart what={t('manage.probeState')} query={probe} height={{ xs: 156, sm: 116, md: 96 }}>
      {({ natsEnabled, isSfnRunning }) => (
        <>
          <SwitchRow
            label={t('settings.probe')}
            description={t('manage.probeAbout')}
            isOn={natsEnabled}
            pending={variables}
            isBusy={isSfnRunning || isPending}
            failure={error && !isUnread ? t('forms.notSaved', { why: error.message }) : undefined}
            onChange={(isEnabled) => run(isEnabled)}
          />
          <Box role="status">
            {isWaiting && <Progress isRunning={isSfnRunning} onStop={stopWaiting} />}
            {isSfnRunning && isStopped && <Stopped onCheckAgain={wait} />}
          </Box>
          {isUnread && (
            <FailureAlert
              message={error.message}
              retryLabel={t('common.checkAgain')}
              onRetry={wait}
              sx={{ mt: 2 }}
            />
          )}
          <CertificateButton
            stackId={stackId}
            fileName={`${subdomainOf(instance)}.pem`}
            isAvailable={natsEnabled && !isSfnRunning && !isPending}
          />
        </>
      )}
    </LoadedPart>
  );
}

/** Rendered for as long as the portal waits, so that it can tell when that is unusually long. */
function Progress({ isRunning, onStop }: { isRunning: boolean; onStop: () => void }) {
  const [isLong, setIsLong] = useState(false);
  useTimeout(LONG_MS, () => setIsLong(true));
  if (!isRunning) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Alert
        kind="info"
        action={
          <Button size="small" onClick={onStop}>
            {t('common.stopWaiting')}
          </Button>
        }
      >
        <div>{t('manage.probeRunning')}</div>
        {isLong && <div>{t('states.longerThanUsual')}</div>}
      </Alert>
    </Box>
  );
}

function Stopped({ onCheckAgain }: { onCheckAgain: () => void }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Alert
        kind="info"
        action={
          <Button size="small" onClick={onCheckAgain}>
            {t('common.checkAgain')}
          </Button>
        }
      >
        {t('settings.probeNotAsked')}
      </Alert>
    </Box>
  );
}

// Downloads the certificate of the Multi-Platform Probe (docs/product/instance-settings.md#certificate): there is one
// only while the probe is enabled.

interface CertificateButtonProps {
  stackId: string;
  fileName: string;
  isAvailable: boolean;
}

const PEM = 'application/x-pem-file';

/** The button, and beside it the reason if there is nothing to download. */
function CertificateButton({ stackId, fileName, isAvailable }: CertificateButtonProps) {
  const { run, isPending, error } = useCertificate(stackId);
  const reasonId = useId();
  const download = () =>
    run(undefined, { onSuccess: (text) => saveFile(new Blob([text], { type: PEM }), fileName) });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mt: 2 }}>
        <BusyButton
          variant="outlined"
          startIcon={<DownloadIcon />}
          busy={isPending}
          disabled={!isAvailable}
          aria-describedby={isAvailable ? undefined : reasonId}
          onClick={download}
        >
          {t('manage.downloadCertificate')}
        </BusyButton>
        {!isAvailable && (
          <Box id={reasonId} sx={{ color: 'text.secondary' }}>
            {t('manage.certificateNeedsProbe')}
          </Box>
        )}
      </Box>
      {error && (
        <FailureAlert
          message={t('manage.certificateNotDownloaded', { why: error.message })}
          onRetry={download}
          sx={{ mt: 2 }}
        />
      )}
    </>
  );
}
