// The instances of a page that does something with all of them, or with several: those that are ready and permitted.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isReadyInstance, type Instance } from '../../domain/instances/instance';
import { t } from '../../messages/t';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { WaitingShape } from '../../ui/waiting/Waiting';
import type { InstanceTool } from './instanceTool';
import { NoneToChoose } from './NoneToChoose';
import { useInstances } from './useInstances';

interface ReadyInstancesProps {
  tool: Pick<InstanceTool, 'Icon' | 'permission' | 'nowhere'>;
  /** The height that they probably take, px. */
  height: number;
  /** Renders the instances, at least one; `others` says how many others aren't ready. */
  children: (instances: readonly Instance[], others: ReactNode) => ReactNode;
}

/** The instances, or why there are none. */
export function ReadyInstances({ tool, height, children }: ReadyInstancesProps) {
  const { instances, notReady, isPermitted, skipped, isSettled, error, refetch } = useInstances(
    tool.permission,
  );
  const ready = instances?.filter(isReadyInstance);
  const isNone = ready?.length === 0 && isSettled;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {error && (
        <FailureAlert
          message={t(instances ? 'tools.permissionsNotLoaded' : 'tools.notLoaded', { why: error.message })}
          onRetry={refetch}
        />
      )}
      <SkippedAlert count={skipped} one={t('overview.subscription')} many={t('overview.subscriptions')} />
      {ready &&
        ready.length > 0 &&
        children(
          ready,
          notReady > 0 && (
            <Box sx={{ color: 'text.secondary' }}>{t('tools.notReady', { count: notReady })}</Box>
          ),
        )}
      {isNone && <NoneToChoose {...tool} notReady={notReady} isPermitted={isPermitted} />}
      {!ready?.length && !isNone && !error && <WaitingShape height={height} label={t('tools.loading')} />}
    </Box>
  );
}
