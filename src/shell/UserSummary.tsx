// Who is signed in: picture, name and e-mail, leading to the account page (specification 2).
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { useProfile } from '../auth/useProfile';
import { paths } from '../paths';
import { ellipsis } from '../ui/ellipsis';

/** The summary at the top of the drawer. */
export function UserSummary() {
  const { name, email, picture } = useProfile();
  const shown = name ?? email ?? 'Account';
  return (
    <ButtonBase
      component={Link}
      to={paths.account()}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1.5,
        width: 1,
        minHeight: 44,
        p: 1.5,
        textAlign: 'left',
      }}
    >
      <Avatar
        {...(picture !== undefined && { src: picture })}
        alt=""
        slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
        sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {initials(shown)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, ...ellipsis }} title={shown}>
          {shown}
        </Box>
        {email !== undefined && email !== shown && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', ...ellipsis }} title={email}>
            {email}
          </Box>
        )}
      </Box>
    </ButtonBase>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
