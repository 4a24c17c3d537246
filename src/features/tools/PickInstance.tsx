// The picker in front of an instance tool (docs/product/screens.md#pickers): only instances the user may use it on.
// With exactly one it goes straight there; with none it says which roles are allowed.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { paths } from '../../paths';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { InstancePicker } from './InstancePicker';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import { PageHeading } from '../../ui/content/PageHeading';
import { WaitingShape } from '../../ui/waiting/Waiting';
import { NoneToChoose } from './NoneToChoose';
import type { InstanceTool } from './instanceTool';
import { useInstances } from './useInstances';
import { t } from '../../messages/t';

interface PickInstanceProps {
  tool: InstanceTool;
  /** What there is besides choosing an instance. */
  children?: ReactNode;
}

/** The page at the tool's own address. */
export function PickInstance({ tool, children }: PickInstanceProps) {
  return (
    <>
      <PageHeading title={t(tool.title)} about={t(tool.about)}>
        {children}
      </PageHeading>
      <Choice tool={tool} />
    </>
  );
}

interface NoInstanceProps extends Pick<
  ReturnType<typeof useInstances>,
  'hasSubscriptions' | 'isPermitted' | 'notReady'
> {
  tool: InstanceTool;
}

/** Shows a next step: get a first subscription, or go back if there is nothing to choose. */
function NoInstance({ tool, hasSubscriptions, ...why }: NoInstanceProps) {
  return hasSubscriptions ? (
    <NoneToChoose {...tool} {...why}>
      <Button component={Link} to={paths.overview()} variant="outlined">
        {t('tools.goToSubscriptions')}
      </Button>
    </NoneToChoose>
  ) : (
    <EmptyCard Icon={tool.Icon} title={t('tools.noInstances')} about={t('tools.noInstancesAbout')}>
      <Button component={Link} to={paths.newInstance()} variant="contained">
        {t('overview.add')}
      </Button>
    </EmptyCard>
  );
}

function Choice({ tool }: { tool: InstanceTool }): ReactNode {
  const navigate = useNavigate();
  const { instances, skipped, isSettled, error, refetch, ...why } = useInstances(tool.permission);
  const failure = error && (
    <FailureAlert
      message={t(instances ? 'tools.permissionsNotLoaded' : 'tools.notLoaded', { why: error.message })}
      onRetry={refetch}
    />
  );
  const [only, ...more] = instances ?? [];
  if (!instances || (!only && !isSettled)) {
    return failure ?? <WaitingShape height={56 * 4} label={t('tools.loading')} />;
  }
  const notice = (
    <>
      {failure && <Box sx={{ mb: 2 }}>{failure}</Box>}
      <SkippedAlert count={skipped} one={t('overview.subscription')} many={t('overview.subscriptions')} />
    </>
  );
  if (!only) {
    if (skipped > 0) return notice;
    return <NoInstance tool={tool} {...why} />;
  }
  // Not while more of them may turn up.
  if (more.length === 0 && skipped === 0 && isSettled) return <Navigate to={tool.to(only.id)} replace />;
  return (
    <>
      {notice}
      <InstancePicker instances={instances} to={tool.to} onGo={(address) => void navigate(address)} />
    </>
  );
}
