// The account page (docs/product/screens.md#account): who is signed in and how, password and multifactor
// authentication, billing data, and the way to data sharing.
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
import { BillingSection } from './BillingSection';
import { SecuritySection } from './SecuritySection';
import { SignedInAs } from './SignedInAs';
import { Button } from '../../ui/form/Button';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed } from '../../domain/subscriptions/permission';
import { paths } from '../../paths';
import { SectionCard } from '../../ui/content/SectionCard';

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
