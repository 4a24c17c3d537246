// The Multi-Platform Probe (docs/product/instance-settings.md#probe): its switch, what is going on while a
// configuration runs, and the certificate that probes need.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PROBE_RUNNING_MESSAGE, useProbe, useToggleProbe } from '../../../api/instances/probe';
import { subdomainOf } from '../../../domain/subscriptions/subscription';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { Notice } from '../../../ui/feedback/Notice';
import { SwitchRow } from '../../../ui/choices/SwitchRow';
import { CertificateButton } from './CertificateButton';
import type { StackSectionProps } from './StackSectionProps';

/** Takes the instance. */
export function ProbeSection({ subscription, stackId }: StackSectionProps) {
  const { run, isPending, variables, error, stopWaiting } = useToggleProbe(stackId);
  const { query: probe, isGivenUp, stopAsking, askAgain } = useProbe(stackId, isPending);
  return (
    <LoadedPart what="state of the Multi-Platform Probe" query={probe} height={92}>
      {({ natsEnabled, isSfnRunning }) => (
        <>
          <SwitchRow
            label="Multi-Platform Probe"
            description="Multi-Platform Probes can connect to this instance. Each change takes a while to be configured."
            isOn={natsEnabled}
            wish={variables}
            isBusy={isSfnRunning}
            failure={error ? `Something went wrong while saving. ${error.message}` : undefined}
            onChange={(isEnabled) => run(isEnabled)}
          />
          <Box role="status">
            {isSfnRunning && (
              <Box sx={{ mt: 2 }}>
                {isGivenUp ? (
                  <Notice
                    kind="info"
                    action={
                      <Button size="small" onClick={askAgain}>
                        Check again
                      </Button>
                    }
                  >
                    We stopped asking whether the configuration has finished. It goes on all the same.
                  </Notice>
                ) : (
                  <Notice
                    kind="info"
                    action={
                      <Button size="small" onClick={isPending ? stopWaiting : stopAsking}>
                        Stop waiting
                      </Button>
                    }
                  >
                    {PROBE_RUNNING_MESSAGE}
                  </Notice>
                )}
              </Box>
            )}
          </Box>
          {probe.error && (
            <Box sx={{ mt: 2 }}>
              <FailureNotice
                message={`Its state could not be read. ${probe.error.message}`}
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
