// The manage screen: everything about one instance that the user may change, one card each.
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import { usePermissions } from '../../api/user/permissions';
import { can, rolesLabel } from '../../domain/subscriptions/permission';
import {
  displayName,
  isDeleted,
  isPolled,
  type Subscription,
  stackState,
  countsAsCancelled,
} from '../../domain/subscriptions/subscription';
import { RemainingCard } from '../../features/consequences/RemainingCard';
import { InstanceHeader } from '../../features/instances/InstanceHeader';
import { RequireSubscription } from '../../guards/RequireSubscription';
import { usePermission } from '../../guards/usePermission';
import { paths } from '../../paths';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Button } from '../../ui/form/Button';
import { ApplySettings } from './apply-settings/ApplySettings';
import { FirstSteps } from './first-steps/FirstSteps';
import { SectionList } from './SectionList';
import { sectionsOf, SUBSCRIPTION_SECTION_ID } from './sectionTable';
import { Sections } from './Sections';
import { t, textOf } from '../../messages/t';
import { Waiting } from '../../ui/waiting/Waiting';
import { Alert } from '../../ui/feedback/Alert';
import { usePolling } from '../../api/subscriptions/polling';
import { useNow } from '../../browser/effects/useTimer';
import { AskCustomerService } from '../../features/instances/AskCustomerService';
import { PreparingAlert } from '../../features/instances/PreparingAlert';
import { deletionLabel, hasEnded } from '../../domain/subscriptions/deletion';
import { toSection } from '../../ui/content/SectionCard';

/** The page at /manage/{id}. */
export function ManagePage() {
  return (
    <RequireSubscription frame={framed} loading={<ManageSkeleton />}>
      {(subscription) => (
        <>
          <EndAlert subscription={subscription} />
          <InstanceAlert subscription={subscription} />
          <RemainingCard subscription={subscription} />
          <ApplySettings subscription={subscription} />
          <FirstSteps subscription={subscription} />
          <Permitted subscription={subscription} />
        </>
      )}
    </RequireSubscription>
  );
}

/** Keeps one heading element from the start: only its text changes once the instance's name is known. */
const framed = (content: ReactNode, subscription: Subscription | undefined) => (
  <Framed subscription={subscription}>{content}</Framed>
);

function Framed({ subscription, children }: { subscription: Subscription | undefined; children: ReactNode }) {
  const { id } = useParams();
  return (
    <Fragment key={id}>
      <InstanceHeader
        title={subscription ? t('manage.titleOf', { name: displayName(subscription) }) : t('overview.manage')}
        subscription={subscription}
        action={subscription && <NewLikeThis subscription={subscription} />}
      />
      {children}
    </Fragment>
  );
}

/** Leads to the form for another instance, for those who may use this page (docs/product/new-like-this.md#the-link). */
function NewLikeThis({ subscription: { id } }: { subscription: Subscription }) {
  const may = usePermission(id);
  if (!may('manageInstance') && !may('manageSubscription')) return null;
  return (
    <Button
      variant="outlined"
      component={Link}
      to={paths.newInstance(id)}
      // On a phone below the main action.
      sx={{ order: { xs: 1, sm: 0 } }}
    >
      {t('likeThis.link')}
    </Button>
  );
}

/**
 * The sections the user may use: what isn't allowed isn't offered (docs/product/permissions.md#hidden-or-disabled),
 * once that is known. Rights that are known stay usable if permissions can't be read again.
 */
function Permitted({ subscription }: { subscription: Subscription }) {
  const { resources, isPending, isSettled, error, readAgain } = usePermissions();
  const isGone = isDeleted(subscription);
  const sections = sectionsOf(subscription, useNow()).filter(
    ({ permission, needs }) =>
      can(resources, permission, subscription.id) && !(isGone && needs !== 'nothing'),
  );
  // Rights to a new instance appear only once it is ready; until then the notice above says so, as it does of a deleted one.
  const isExplained = error !== null || (!isPending && (isPolled(subscription) || isGone));
  return (
    <>
      {error && (
        <FailureAlert
          message={t('tools.permissionsNotLoaded', { why: error.message })}
          onRetry={readAgain}
          sx={{ mb: 3 }}
        />
      )}
      {sections.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' },
            gap: 4,
          }}
        >
          <SectionList sections={sections} />
          <Sections sections={sections} subscription={subscription} />
        </Box>
      )}
      {sections.length === 0 && !isExplained && (isSettled ? <NoAccess /> : <ManageSkeleton />)}
    </>
  );
}

/** Placeholder cards, beside the space for the list of sections. */
function ManageSkeleton() {
  return (
    <Waiting sx={{ display: 'grid', gap: 3, pl: { lg: '248px' } }}>
      {[236, 208, 152, 132].map((height, n) => (
        <Skeleton
          key={height}
          variant="rounded"
          height={height}
          {...(n === 0 && { 'aria-label': t('common.loadingPage') })}
        />
      ))}
    </Waiting>
  );
}

// What users without access to any part of the page see (docs/product/permissions.md#hidden-or-disabled).

/** Shows that the user may do nothing here, and which roles may. */
function NoAccess() {
  return (
    <Alert kind="info">
      <div>{t('manage.noAccess')}</div>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        <li>{t('manage.settingsNeedRole', { roles: rolesLabel('manageInstance') })}</li>
        <li>{t('manage.subscriptionNeedsRole', { roles: rolesLabel('manageSubscription') })}</li>
      </Box>
    </Alert>
  );
}

// The alert above the sections while the instance isn't ready (docs/product/subscriptions.md#instance-state).

/** The alert; empty if the instance is ready. */
function InstanceAlert({ subscription }: { subscription: Subscription }) {
  const text = useAlertText(subscription);
  return (
    <Box role="status" sx={text === undefined ? {} : { mb: 3 }}>
      {text}
    </Box>
  );
}

function useAlertText(subscription: Subscription): ReactNode {
  const polled = isPolled(subscription);
  const polling = usePolling(subscription.id, polled);
  const may = usePermission(subscription.id);
  const now = useNow();
  const state = stackState(subscription);
  if (state === 'failed') {
    return (
      <Alert kind="error" action={<AskCustomerService />}>
        {t('manage.failed')}
      </Alert>
    );
  }
  if (!polled) return undefined;
  const isKnown = may('manageInstance') || may('manageSubscription');
  return (
    <PreparingAlert
      subscription={subscription}
      polling={polling}
      state={state}
      now={now}
      then={isKnown ? undefined : t('manage.onceReady')}
    />
  );
}

// The alert at the top of a cancelled subscription's page: the day everything is deleted, and how to reactivate it.

/** The alert; renders nothing if the subscription isn't cancelled. */
function EndAlert({ subscription }: { subscription: Subscription }) {
  const now = useNow();
  const may = usePermission(subscription.id);
  if (!countsAsCancelled(subscription)) return null;
  const mayReactivate = may('manageSubscription') && !hasEnded(subscription, now);
  return (
    <Box sx={{ mb: 3 }}>
      <Alert kind="warning" action={mayReactivate && <ToReactivation />}>
        {textOf(deletionLabel(subscription, now))}
      </Alert>
    </Box>
  );
}

/** Links to the section with the actual button, which is called "Reactivate subscription". */
function ToReactivation() {
  return (
    <Button component="a" {...toSection(SUBSCRIPTION_SECTION_ID)} size="small">
      {t('overview.reactivate')}
    </Button>
  );
}
