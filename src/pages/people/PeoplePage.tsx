// Who has access to the instances that the user may manage (docs/product/people.md).
import UsersIcon from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isReadyInstance } from '../../domain/instances/instance';
import { whoMay } from '../../domain/subscriptions/permission';
import { useInstances } from '../../features/tools/useInstances';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { WaitingShape } from '../../ui/waiting/WaitingShape';
import { People } from './People';

/** The page at /people. */
export function PeoplePage() {
  return (
    <>
      <PageHeading title={t('people.title')} />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '72ch' }}>
        {t('people.about')}
      </Typography>
      <Instances />
    </>
  );
}

function Instances() {
  const { instances, leftOut, isSettled, error, refetch } = useInstances('manageInstance');
  const ready = instances?.filter(isReadyInstance);
  if (!ready || (ready.length === 0 && !isSettled && !error)) {
    if (!error) return <WaitingShape height={900} label={t('tools.loading')} />;
    return <FailureAlert message={t('tools.notLoaded', { why: error.message })} onRetry={refetch} />;
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {error && (
        <FailureAlert message={t('tools.permissionsNotLoaded', { why: error.message })} onRetry={refetch} />
      )}
      <LeftOutAlert count={leftOut} one={t('overview.subscription')} many={t('overview.subscriptions')} />
      {ready.length > 0 ? (
        <People instances={ready} />
      ) : (
        <EmptyCard
          Icon={UsersIcon}
          title={t('tools.noneToChoose')}
          about={`${t('people.nowhere')} ${whoMay('manageInstance')}`}
        />
      )}
    </Box>
  );
}
