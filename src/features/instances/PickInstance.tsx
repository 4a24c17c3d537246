// The picker in front of an instance tool (docs/product/screens.md#pickers): only instances the user may use it on;
// exactly one goes straight on; none says who may.
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { whoMay } from '../../domain/subscriptions/permission';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { InstancePicker } from './InstancePicker';
import { LeftOutNotice } from '../../ui/feedback/LeftOutNotice';
import { Notice } from '../../ui/feedback/Notice';
import { PageHeading } from '../../ui/content/PageHeading';
import { Waiting } from '../../ui/feedback/Waiting';
import type { InstanceTool } from './instanceTool';
import { useInstances } from './useInstances';

/** The page at the tool's own address. */
export function PickInstance({ tool }: { tool: InstanceTool }) {
  return (
    <>
      <PageHeading title={tool.title} />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '72ch' }}>
        {tool.about} Choose an instance.
      </Typography>
      <Choice tool={tool} />
    </>
  );
}

function Choice({ tool }: { tool: InstanceTool }): ReactNode {
  const navigate = useNavigate();
  // Going to this page again, by the navigation, begins with all instances again.
  const { key } = useLocation();
  const { instances, hasSubscriptions, leftOut, error, refetch } = useInstances(tool.permission);
  if (!instances) {
    return error ? (
      <FailureNotice message={`Your instances could not be loaded. ${error.message}`} onRetry={refetch} />
    ) : (
      <Waiting>
        <Skeleton variant="rounded" height={56 * 4} aria-label="Loading instances" />
      </Waiting>
    );
  }
  const [only, ...more] = instances;
  const notice = <LeftOutNotice count={leftOut} one="subscription" many="subscriptions" />;
  if (!only) {
    return leftOut > 0 ? (
      notice
    ) : (
      <Notice kind="info">
        {hasSubscriptions
          ? `${tool.nowhere} ${whoMay(tool.permission)}`
          : 'You don’t have any instances yet.'}
      </Notice>
    );
  }
  if (more.length === 0 && leftOut === 0) return <Navigate to={tool.to(only.id)} replace />;
  return (
    <>
      {notice}
      <InstancePicker
        key={key}
        instances={instances}
        to={tool.to}
        onGo={(address) => void navigate(address)}
      />
    </>
  );
}
