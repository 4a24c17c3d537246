// The signed-in user and how they signed in (docs/product/sign-in.md#profile, docs/product/sign-in.md#identity).
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useProfile } from '../../auth/useProfile';
import { signInPlace, signsInWithPassword, type SignInPlace } from '../../domain/session/profile';
import { t } from '../../messages/t';
import { Avatar } from '../../ui/content/Avatar';

/** Picture, name, e-mail, and where the user signs in. */
export function SignedInAs() {
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
