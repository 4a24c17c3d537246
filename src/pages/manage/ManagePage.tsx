// The manage screen: everything about one instance that the user may change, one card each.
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import { usePermissions } from '../../api/user/permissions';
import { can, rolesLabel } from '../../domain/subscriptions/permission';
import { displayName, isDeleted, isPolled, type Subscription } from '../../domain/subscriptions/subscription';
import { RemainingCard } from '../../features/consequences/RemainingCard';
import { InstanceHeader } from '../../features/instances/InstanceHeader';
import { RequireSubscription } from '../../guards/RequireSubscription';
import { usePermission } from '../../guards/usePermission';
import { paths } from '../../paths';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Button } from '../../ui/form/Button';
import { ApplySettings } from './apply-settings/ApplySettings';
import { EndAlert } from './subscription/EndAlert';
import { FirstSteps } from './first-steps/FirstSteps';
import { InstanceAlert } from './InstanceAlert';
import { SectionList } from './SectionList';
import { SECTIONS } from './sectionTable';
import { Sections } from './Sections';
import { t } from '../../messages/t';
import { Waiting } from '../../ui/waiting/Waiting';
import { Alert } from '../../ui/feedback/Alert';

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
        title={subscription ? t('manage.titleOf', { name: displayName(subscription) }) : t('manage.title')}
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
  const sections = SECTIONS.filter(
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
