// How the user's sign-in is protected (docs/product/sign-in.md#identity, docs/product/sign-in.md#multifactor). Users who
// sign in with another provider manage password and second factor there.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useProfile } from '../../auth/useProfile';
import { signInPlace, signsInWithPassword } from '../../domain/session/profile';
import { t } from '../../messages/t';
import { SectionCard } from '../../ui/content/SectionCard';
import { MfaSwitch } from './MfaSwitch';
import { PasswordReset } from './PasswordReset';

/** Password and multifactor authentication, or where they are managed. */
export function SecuritySection() {
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
