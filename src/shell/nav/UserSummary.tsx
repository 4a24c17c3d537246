// The signed-in user's picture, name and e-mail, as a link to the account page (docs/product/screens.md#drawer).
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { useProfile } from '../../auth/useProfile';
import { paths } from '../../paths';
import { Avatar } from '../../ui/content/Avatar';
import { ellipsis } from '../../ui/content/styles';
import { t } from '../../messages/t';

/** The summary at the top of the drawer. */
export function UserSummary() {
  const { name, email, picture } = useProfile();
  const shown = name ?? email ?? t('shell.account');
  return (
    <ButtonBase
      component={Link}
      to={paths.account()}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1.5,
        width: 1,
        // Lets a long name be cut rather than push its neighbours away.
        minWidth: 0,
        minHeight: 44,
        p: 1.5,
        textAlign: 'left',
        // Inside, because the rail cuts off what is beyond its edge.
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Avatar name={shown} src={picture} size={32} />
      <Box translate="no" sx={{ minWidth: 0 }}>
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
