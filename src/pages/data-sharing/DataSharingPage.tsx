// Data sharing (docs/product/screens.md#data-sharing, docs/product/instance-settings.md#data-collection): the choice
// of what data is collected, for each instance the user may manage.
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSkipped } from '../../api/client/lists';
import { usePermissions } from '../../api/user/permissions';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { comesToBe, countNotReady } from '../../domain/instances/instance';
import { permittedIds, whoMay, type Resource } from '../../domain/subscriptions/permission';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeading } from '../../ui/content/PageHeading';
import { Waiting } from '../../ui/waiting/Waiting';
import { InstanceChoices, ROW_HEIGHT } from './InstanceChoices';

/** The page at /data-sharing-opt-in. */
export function DataSharingPage() {
  return (
    <>
      <PageHeading title={t('shell.dataSharing')} about={t('dataSharing.about')} />
      <Content />
    </>
  );
}

function Content(): ReactNode {
  const subscriptions = useQuery(subscriptionsQuery());
  const { resources, isKnown, isSettled, error, readAgain } = usePermissions();
  const skipped = useSkipped(subscriptionsQuery());
  const all = subscriptions.data;
  const managed = managedOf(all ?? [], resources);
  if (!all && subscriptions.error) {
    return (
      <FailureAlert
        message={t('tools.notLoaded', { why: subscriptions.error.message })}
        onRetry={() => void subscriptions.refetch()}
      />
    );
  }
  if (all?.length === 0 && skipped === 0) {
    return <Alert kind="info">{t('dataSharing.noInstances')}</Alert>;
  }
  return (
    <>
      {error && (
        <FailureAlert
          message={t(isKnown ? 'tools.permissionsNotLoaded' : 'tools.notLoaded', { why: error.message })}
          onRetry={readAgain}
          sx={{ mb: 2 }}
        />
      )}
      <SkippedAlert count={skipped} one={t('overview.subscription')} many={t('overview.subscriptions')} />
      {managed.length > 0 && <InstanceChoices instances={managed} />}
      {managed.length === 0 &&
        !error &&
        (all && isSettled ? (
          skipped === 0 && <Refused notReady={countNotReady(all, resources, 'manageInstance')} />
        ) : (
          <Skeletons />
        ))}
    </>
  );
}

function Refused({ notReady }: { notReady: number }) {
  return (
    <Alert kind="info">
      {notReady > 0
        ? t('tools.notReady', { count: notReady })
        : `${t('dataSharing.noAccess')} ${whoMay('manageInstance')}`}
    </Alert>
  );
}

function managedOf(all: readonly Subscription[], resources: readonly Resource[]): Subscription[] {
  const permitted = permittedIds(resources, 'manageInstance');
  return all.filter((one) => permitted.has(one.id) && comesToBe(one));
}

function Skeletons() {
  return (
    <Waiting sx={{ display: 'grid', gap: 2 }}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={ROW_HEIGHT} />
      ))}
    </Waiting>
  );
}
