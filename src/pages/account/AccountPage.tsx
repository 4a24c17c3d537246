// The account page (docs/product/screens.md#account): who is signed in and how, password and multifactor
// authentication, billing data, and the way to data sharing.
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
import { BillingSection } from './BillingSection';
import { SecuritySection } from './SecuritySection';
import { Button } from '../../ui/form/Button';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed } from '../../domain/subscriptions/permission';
import { paths } from '../../paths';
import { SectionCard } from '../../ui/content/SectionCard';
import Card from '@mui/material/Card';
import { useProfile } from '../../auth/useProfile';
import { signInPlace, signsInWithPassword, type SignInPlace } from '../../domain/session/profile';
import { Avatar } from '../../ui/content/Avatar';

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
        <Box translate="no" sx={{ fontWeight: 600 }}>
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
