// The bar above every page (docs/product/screens.md#top-bar): the logo, search and help, the colour scheme, Logout, and a
// progress line while anything is being loaded.
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import { useAuth0 } from '@auth0/auth0-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useIsFetching } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Suspense, useRef, type ReactNode, type Ref } from 'react';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { POLLING } from '../api/subscriptions/polling';
import { layout, LOW } from '../theme';
import { useIsCodeLoading } from '../ui/waiting/codeLoading';
import { DELAY_MS, delayed, useHeld } from '../ui/waiting/flashing';
import { Tooltip } from '../ui/content/Tooltip';
import { Logo } from '../ui/content/Logo';
import { ProgressBar } from '../ui/waiting/ProgressBar';
import { t } from '../messages/t';
import { useProfile } from '../auth/useProfile';
import { config } from '../config';
import { isStaff } from '../domain/session/profile';
import { lazyPart } from '../ui/feedback/lazyPart';
import { useOpenPart } from './useOpenPart';
import { Button } from '../ui/form/Button';
import { useListener } from '../browser/effects/useListener';
import { keycap } from '../ui/content/styles';
import { searchKeys } from './search/searchResults';

/** The top bar, 64 px high. */
export function TopBar() {
  const { logout } = useAuth0();
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
        <IconButton aria-label={t('shell.logout')} color="inherit" edge="end" onClick={() => void logout()}>
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
  const isCodeOnItsWay = useIsCodeLoading();
  const isShown = useHeld(fetching > 0 || isCodeOnItsWay, DELAY_MS);
  if (!isShown) return null;
  return <ProgressBar label={t('common.loading')} sx={[{ bottom: -2 }, delayed]} />;
}

// Search and help in the top bar, and what they open: each is loaded when its button is first pressed.

const Help = lazyPart(async () => (await import('./help/Help')).Help, below);

const Search = lazyPart(async () => (await import('./search/SearchDialog')).CustomerSearch, below);

/** Loaded separately: only staff download the code of its requests. */
const StaffSearch = lazyPart(async () => (await import('./search/StaffSearch')).StaffSearch, below);

/** The two buttons. */
function TopBarTools() {
  const { part, open } = useOpenPart();
  const help = useRef<HTMLButtonElement>(null);
  const AnySearch = isStaff(useProfile(), config.supporterRole) ? StaffSearch : Search;
  return (
    <>
      <SearchButton onOpen={() => open('search')} />
      <HelpButton ref={help} isOpen={part === 'help'} onOpen={() => open('help')} />
      <Suspense>
        {part === 'search' && <AnySearch onOpen={open} />}
        {part !== undefined && part !== 'search' && <Help part={part} anchor={help} onOpen={open} />}
      </Suspense>
    </>
  );
}

/** Places the notice that something couldn't be loaded, below the bar. */
function below(notice: ReactNode) {
  return (
    <Box sx={{ position: 'absolute', top: '100%', right: 8, maxWidth: 480, bgcolor: 'background.paper' }}>
      {notice}
    </Box>
  );
}

interface HelpButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onOpen: () => void;
}

/** "Help" (docs/product/help.md#menu); what it opens is loaded when it is pressed. */
function HelpButton({ ref, isOpen, onOpen }: HelpButtonProps) {
  return (
    <Tooltip text={t('shell.help')}>
      <IconButton
        ref={ref}
        aria-label={t('shell.help')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        color="inherit"
        onClick={onOpen}
      >
        <HelpIcon />
      </IconButton>
    </Tooltip>
  );
}

/** "Search" (docs/product/help.md#search); Ctrl K and ⌘ K press it, unless a dialog is open. */
function SearchButton({ onOpen }: { onOpen: () => void }) {
  useListener(window, 'keydown', (event) => {
    const isSearch = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isSearch || event.key.toLowerCase() !== 'k' || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onOpen();
  });
  return (
    <Button
      aria-label={t('shell.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      color="inherit"
      startIcon={<SearchIcon />}
      onClick={onOpen}
      sx={searchButton}
    >
      <Box component="span" sx={searchLabel}>
        {t('shell.search')}
      </Box>
      <Box component="kbd" translate="no" aria-hidden sx={keyHint}>
        {searchKeys()}
      </Box>
    </Button>
  );
}

/** As wide as a field if there is room, otherwise only an icon; the accessible name stays. */
const searchButton = {
  minWidth: { xs: 40, sm: 200 },
  px: { xs: 1, sm: 1.5 },
  justifyContent: 'flex-start',
  border: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
  color: 'text.secondary',
  fontWeight: 400,
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 1 } },
} as const;

const searchLabel = { display: { xs: 'none', sm: 'inline' } } as const;

const keyHint = { ...keycap, ...searchLabel, ml: 'auto' } as const;
