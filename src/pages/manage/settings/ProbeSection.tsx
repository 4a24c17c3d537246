// The Multi-Platform Probe (docs/product/instance-settings.md#probe): its switch, the progress of a running
// configuration, and the certificate that probes need.
import Box from '@mui/material/Box';
import { Button } from '../../../ui/form/Button';
import { useProbe, useToggleProbe } from '../../../api/instances/probe';
import { subdomainOf } from '../../../domain/subscriptions/subscription';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { Alert } from '../../../ui/feedback/Alert';
import { SwitchRow } from '../../../ui/choices/SwitchRow';
import { CertificateButton } from './CertificateButton';
import type { StackSectionProps } from './StackSectionProps';
import { t } from '../../../messages/t';

/** Shows the probe's switch, the progress of a running configuration, and the certificate. */
export function ProbeSection({ subscription, stackId }: StackSectionProps) {
  const { run, isPending, variables, error, stopWaiting } = useToggleProbe(stackId);
  const { query: probe, isGivenUp, stopAsking, askAgain } = useProbe(stackId, isPending);
  return (
    <LoadedPart what={t('manage.probeState')} query={probe} height={92}>
      {({ natsEnabled, isSfnRunning }) => (
        <>
          <SwitchRow
            label={t('settings.probe')}
            description={t('manage.probeAbout')}
            isOn={natsEnabled}
            pending={variables}
            isBusy={isSfnRunning}
            failure={error ? t('forms.notSaved', { why: error.message }) : undefined}
            onChange={(isEnabled) => run(isEnabled)}
          />
          <Box role="status">
            {isSfnRunning && (
              <Box sx={{ mt: 2 }}>
                {isGivenUp ? (
                  <Alert
                    kind="info"
                    action={
                      <Button size="small" onClick={askAgain}>
                        {t('common.checkAgain')}
                      </Button>
                    }
                  >
                    {t('settings.probeNotAsked')}
                  </Alert>
                ) : (
                  <Alert
                    kind="info"
                    action={
                      <Button size="small" onClick={isPending ? stopWaiting : stopAsking}>
                        {t('common.stopWaiting')}
                      </Button>
                    }
                  >
                    {t('manage.probeRunning')}
                  </Alert>
                )}
              </Box>
            )}
          </Box>
          {probe.error && (
            <Box sx={{ mt: 2 }}>
              <FailureAlert
                message={t('manage.probeNotRead', { why: probe.error.message })}
                onRetry={() => void probe.refetch()}
              />
            </Box>
          )}
          <CertificateButton
            stackId={stackId}
            fileName={`${subdomainOf(subscription)}.pem`}
            isAvailable={natsEnabled && !isSfnRunning && !isPending}
          />
        </>
      )}
    </LoadedPart>
  );
}
