// The account page (docs/product/screens.md#account): who is signed in and how, password and multifactor
// authentication, billing data, and the way to data sharing.
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
import { Button } from '../../ui/form/Button';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed, whoMay } from '../../domain/subscriptions/permission';
import { paths } from '../../paths';
import { SectionCard } from '../../ui/content/SectionCard';
import Card from '@mui/material/Card';
import { useProfile } from '../../auth/useProfile';
import { signInPlace, signsInWithPassword, type SignInPlace } from '../../domain/session/profile';
import { Avatar } from '../../ui/content/Avatar';
import Typography from '@mui/material/Typography';
import { useState, useId } from 'react';
import { mfaChanged, useSetMfa, passwordMailSent, useResetPassword } from '../../api/user/account';
import { failureSentence } from '../../api/outcomes/uncertain';
import { useSession } from '../../auth/SessionProvider';
import { toastDuration } from '../../domain/values/toast';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { Alert } from '../../ui/feedback/Alert';
import { SwitchRow } from '../../ui/choices/SwitchRow';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { ActionRow } from './ActionRow';
import { portalFailure, usePortalSection } from '../../api/billing/billingPortal';
import type { PortalSection } from '../../api/billing/billing';

/** The page at /account. */
export function AccountPage() {
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      <PageHeading title={t('shell.account')} />
      <SignedInAs />
      <SecuritySection />
      <BillingSection />
      <DataSharingSection />
    </Box>
  );
}

/** The link; renders nothing for users who may manage no instance. */
function DataSharingSection() {
  const { resources, isSettled } = usePermissions();
  if (isSettled && isNowhereAllowed(resources, 'manageInstance')) return null;
  return (
    <SectionCard id="data-sharing" title={t('shell.dataSharing')} about={t('account.dataSharingAbout')}>
      <Button component={Link} to={paths.dataSharing()} variant="outlined">
        {t('shell.dataSharing')}
      </Button>
    </SectionCard>
  );
}

// The signed-in user and how they signed in (docs/product/sign-in.md#profile, docs/product/sign-in.md#identity).

/** Picture, name, e-mail, and where the user signs in. */
function SignedInAs() {
  const profile = useProfile();
  const { name, email, picture } = profile;
  const shown = name ?? email ?? t('account.unknownName');
  return (
    <Card
      component="section"
      aria-label={t('account.signedInAs')}
      variant="panel"
      sx={{ display: 'flex', gap: 2 }}
    >
      <Avatar name={shown} src={picture} size={48} />
      <Box sx={{ minWidth: 0, alignSelf: 'center' }}>
        <Box translate="no" sx={{ typography: 'h3' }}>
          {shown}
        </Box>
        {email !== undefined && email !== shown && (
          <Box translate="no" sx={{ color: 'text.secondary' }}>
            {email}
          </Box>
        )}
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{t('account.signedInWith', wayIn(profile))}</Box>
      </Box>
    </Card>
  );
}

function wayIn(profile: ReturnType<typeof useProfile>): SignInPlace {
  if (!signsInWithPassword(profile)) return signInPlace(profile);
  return { place: profile.useMfa ? 'secondFactor' : 'password', name: '' };
}

// How the user's sign-in is protected (docs/product/sign-in.md#identity, docs/product/sign-in.md#multifactor). Users who
// sign in with another provider manage password and second factor there.

/** Password and multifactor authentication, or where they are managed. */
function SecuritySection() {
  const profile = useProfile();
  return (
    <SectionCard id="security" title={t('account.security')}>
      {signsInWithPassword(profile) ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <PasswordReset />
          <MfaSwitch />
        </Box>
      ) : (
        <Typography>{t('account.managedElsewhere', signInPlace(profile))}</Typography>
      )}
    </SectionCard>
  );
}

// The user's own multifactor authentication (docs/product/sign-in.md#multifactor). Switching it on needs confirmation and
// ends with a logout; switching it off fetches fresh claims. If the vendor requires it, it can't be changed.

/** The switch. It shows the claim, or the state the server has accepted if fresh claims could not be fetched. */
function MfaSwitch() {
  const { useMfa, forceMfa } = useProfile();
  const { logoutAfter, refreshClaims } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [accepted, setAccepted] = useState<boolean>();

  const { run, variables, error } = useSetMfa({
    accepted: async (isOn) => {
      if (isOn) {
        setAccepted(true);
        await logoutAfter(toastDuration(mfaChanged(true)));
      } else {
        // The claims are as old as the last identity token. If fresh ones can't be fetched, the server's answer counts.
        const refreshed = await refreshClaims().then(
          () => true,
          () => false,
        );
        setAccepted(refreshed ? undefined : false);
      }
    },
    // Fresh claims show whether the change took effect, if they can be fetched.
    uncertain: () => void refreshClaims().catch(() => undefined),
  });

  return (
    <div>
      <SwitchRow
        label={t('manage.mfa')}
        description={forceMfa ? t('account.mfaForced') : t('account.mfaAbout')}
        isOn={forceMfa || (accepted ?? useMfa)}
        pending={variables}
        isLocked={forceMfa}
        failure={error ? failureSentence(error, (why) => t('account.mfaFailed', { why })) : undefined}
        onChange={(isOn) => (isOn ? setIsAsking(true) : run(false))}
      />
      {accepted && <LoggingOut />}
      <ConfirmDialog
        open={isAsking}
        title={t('account.mfaQuestion')}
        confirmLabel={t('account.switchOn')}
        onConfirm={() => {
          setIsAsking(false);
          run(true);
        }}
        onClose={() => setIsAsking(false)}
      >
        <Typography>{t('account.mfaConsequence')}</Typography>
      </ConfirmDialog>
    </div>
  );
}

function LoggingOut() {
  return <Alert kind="info">{t('account.loggingOut')}</Alert>;
}

// Resets the password (docs/product/sign-in.md#password): the vendor sends an e-mail.

/** The button, and whether the e-mail has been sent. */
function PasswordReset() {
  const { email = '' } = useProfile();
  const { run, isPending, data: sentTo, error } = useResetPassword();
  return (
    <ActionRow
      title={t('account.password')}
      description={t('account.passwordAbout')}
      action={
        <BusyButton variant="outlined" busy={isPending} onClick={() => run(email)}>
          {t('account.resetPassword')}
        </BusyButton>
      }
      outcome={
        error ? (
          <FailureAlert message={failureSentence(error, (why) => t('account.passwordMailFailed', { why }))} />
        ) : (
          sentTo !== undefined && <Alert kind="info">{passwordMailSent(sentTo)}</Alert>
        )
      }
    />
  );
}

// Billing address and payment methods, edited at the hosted billing provider
// (docs/product/checkout.md#billing-portal). Its script is loaded on demand. Users who manage no subscription have no
// billing data: an alert says which roles do.

/** The two ways into the hosted portal. */
function BillingSection() {
  const { resources, isSettled } = usePermissions();
  const isRefused = isSettled && isNowhereAllowed(resources, 'manageSubscription');
  return (
    <SectionCard id="billing" title={t('account.billing')} about={t('account.billingAbout')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {isRefused && (
          <Alert kind="info">{`${t('account.nothingToBill')} ${whoMay('manageSubscription')}`}</Alert>
        )}
        <PortalAction
          section="portal_edit_billing_address"
          title={t('account.billingAddress')}
          description={t('account.billingAddressAbout')}
          label={t('account.editBillingAddress')}
          isDisabled={isRefused}
        />
        <PortalAction
          section="portal_payment_methods"
          title={t('account.paymentMethods')}
          description={t('account.paymentMethodsAbout')}
          label={t('plans.editPaymentMethods')}
          isDisabled={isRefused}
        />
      </Box>
    </SectionCard>
  );
}

// Opens one section of the hosted billing portal, with a loading flag of its own
// (docs/product/checkout.md#billing-portal).

interface PortalActionProps {
  section: PortalSection;
  title: string;
  description: string;
  label: string;
  isDisabled: boolean;
}

/** The button, and why it is blocked or the section could not be opened. */
function PortalAction({ section, title, description, label, isDisabled }: PortalActionProps) {
  const { run, isPending, isBlocked, error } = usePortalSection(section);
  const reasonId = useId();
  return (
    <ActionRow
      title={title}
      description={description}
      action={
        <BusyButton
          variant="outlined"
          busy={isPending}
          blocked={isBlocked}
          disabled={isDisabled}
          aria-describedby={isBlocked ? reasonId : undefined}
          onClick={() => run()}
        >
          {label}
        </BusyButton>
      }
      outcome={
        isBlocked ? (
          <Box id={reasonId} sx={{ color: 'text.secondary' }}>
            {t('account.otherOpening')}
          </Box>
        ) : (
          error && <FailureAlert message={portalFailure(section, error)} />
        )
      }
    />
  );
}
