// The account page (docs/product/screens.md#account): who is signed in and how, password and multifactor
// authentication, billing data, and the way to data sharing.
import Box from '@mui/material/Box';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
import { BillingSection } from './BillingSection';
import { DataSharingSection } from './DataSharingSection';
import { SecuritySection } from './SecuritySection';
import { SignedInAs } from './SignedInAs';

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
