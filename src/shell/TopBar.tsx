// The bar above every page (docs/product/screens.md#top-bar): the logo, search and help, the colour scheme, Logout, and a
// progress line while anything is being loaded.
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useIsFetching } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { POLLING } from '../api/subscriptions/polling';
import { useSession } from '../auth/SessionProvider';
import { layout, LOW } from '../theme';
import { useIsCodeOnItsWay } from '../ui/waiting/codeOnItsWay';
import { DELAY_MS, delayed } from '../ui/waiting/delayed';
import { Tooltip } from '../ui/content/Tooltip';
import { Logo } from '../ui/content/Logo';
import { ProgressBar } from '../ui/waiting/ProgressBar';
import { useHeld } from '../ui/waiting/useHeld';
import { t } from '../messages/t';
import { TopBarTools } from './TopBarTools';

/** The top bar, 64 px high. */
export function TopBar() {
  const session = useSession();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: layout.appBar,
        px: { xs: 2, md: 3 },
        [LOW]: { position: 'static' },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component={Link}
        to="/"
        sx={{ mr: 'auto', color: 'inherit', textDecoration: 'none', borderRadius: 1 }}
      >
        <Logo />
      </Box>
      <TopBarTools />
      <ColorSchemeButton />
      <Tooltip text={t('shell.logout')}>
        <IconButton
          aria-label={t('shell.logout')}
          color="inherit"
          edge="end"
          onClick={() => void session.logout()}
        >
          <LogoutIcon />
        </IconButton>
      </Tooltip>
      <LoadingLine />
    </Box>
  );
}

function ColorSchemeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const label = t(other === 'dark' ? 'shell.toDark' : 'shell.toLight');
  return (
    <Tooltip text={label}>
      <IconButton aria-label={label} color="inherit" onClick={() => setMode(other)}>
        {other === 'dark' ? <DarkIcon /> : <LightIcon />}
      </IconButton>
    </Tooltip>
  );
}

/**
 * Shows that data or the code of what was pressed is being loaded; the polling of an instance in preparation, every 5 s, isn't
 * shown.
 */
function LoadingLine() {
  const fetching = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== POLLING });
  const isCodeOnItsWay = useIsCodeOnItsWay();
  const isShown = useHeld(fetching > 0 || isCodeOnItsWay, DELAY_MS);
  if (!isShown) return null;
  return <ProgressBar label={t('common.loading')} sx={[{ bottom: -2 }, delayed]} />;
}
