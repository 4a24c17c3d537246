// The frame around every page (docs/product/screens.md#shell): navigation, top bar, page, footer.
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import LostIcon from '@mui/icons-material/LockClockOutlined';
import { besideToast, layout, LOW } from '../theme';
import { useNavigationBlocker } from '../browser/navigationBlocker';
import { PollPreparing } from './PollPreparing';
import { Footer } from './Footer';
import { OfflineBanner } from './OfflineBanner';
import { BottomNav, RailNav } from './nav/SideNav';
import { TopBar } from './TopBar';
import { useScrollPosition } from './useScrollPosition';
import { t } from '../messages/t';
import { Button } from '../ui/form/Button';
import { useSession } from '../auth/SessionProvider';
import { StatusLine } from './StatusLine';
import { announcement } from '../browser/announce';
import { visuallyHidden } from '../ui/content/styles';
import { useListener } from '../browser/effects/useListener';

/** Shows the current page inside the portal's frame. */
export function AppShell({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const main = useRef<HTMLElement>(null);
  useScrollPosition();
  useNavigationBlocker();
  useNoStrayDrops();
  return (
    <>
      <SkipLink onSkip={() => main.current?.focus()} />
      <Box sx={{ display: 'flex' }}>
        {isWide && <RailNav />}
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            minHeight: '100dvh',
            ...quietFooter,
            ...clearOfBars,
          }}
        >
          <TopBar />
          <Box sx={inView}>
            <OfflineBanner />
            <SessionBanner />
          </Box>
          <Box
            ref={main}
            id="main"
            component="main"
            tabIndex={-1}
            sx={{
              flex: 1,
              width: 1,
              px: { xs: 2, md: 3 },
              pt: 3,
              pb: besideToast(24),
              '&:focus-visible': { outline: 'none' },
            }}
          >
            {children}
          </Box>
          <Footer />
          {!isWide && <BottomNav />}
        </Box>
      </Box>
      <PollPreparing />
      <LiveRegion />
    </>
  );
}

/** Keeps what holds for every page in view, also beside an open dialog. */
const inView = {
  position: 'sticky',
  top: layout.appBar,
  zIndex: 'snackbar',
  [LOW]: { position: 'static' },
} as const;

/** Hides the footer while the page loads, so that it isn't seen moving. */
const quietFooter = { '& main:has([data-waiting]) ~ footer': { visibility: 'hidden' } } as const;

/** Keeps what has the focus from being hidden behind the bars; `where`, so that a table's own margins win. */
const clearOfBars = {
  '& :where(main, footer) :focus-visible': { scrollMarginTop: layout.appBar + 16, scrollMarginBottom: 120 },
} as const;

function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onSkip();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        color: 'primary.main',
        bgcolor: 'background.paper',
        boxShadow: 8,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('shell.skip')}
    </Box>
  );
}

// Tells the user that the session is lost, while it waits for what is under way (docs/product/sign-in.md#lost-session), or that
// its renewal takes long (docs/product/sign-in.md#tokens).

/** A status line above the page; for a lost session with a button that waits no longer. */
function SessionBanner() {
  const session = useSession();
  const isLost = useSyncExternalStore(session.onChange, session.isLost);
  const isSlow = useSyncExternalStore(session.onChange, session.isSlow);
  return (
    <StatusLine icon={<LostIcon fontSize="small" color="warning" />}>
      {isLost ? (
        <>
          <span>{t('shell.sessionLostSoon')}</span>
          <Button size="small" onClick={session.stopWaiting}>
            {t('shell.logInNow')}
          </Button>
        </>
      ) : (
        isSlow && <span>{t('boot.slow')}</span>
      )}
    </StatusLine>
  );
}

// The live region for screen readers (browser/announce.ts). It is in the page before anything is announced.

/** The region; to be rendered once, in the shell. */
function LiveRegion() {
  const { words, turn } = useSyncExternalStore(announcement.subscribe, announcement.current);
  return (
    <Box role="status" sx={visuallyHidden}>
      {/* The key makes the same words a new element, so that they are read out again. */}
      <span key={turn}>{words}</span>
    </Box>
  );
}

// Ignores what is dropped where nothing takes it: the browser would open it in place of the page, with all that was typed and is
// running there (docs/product/screens.md#shell).

/** Makes such drops do nothing. What takes files prevents the events' default itself; fields still take text. */
function useNoStrayDrops(): void {
  useListener(window, 'dragover', refuse);
  useListener(window, 'drop', refuse);
}

const FIELD = 'input, textarea, [contenteditable="true"]';

function refuse(event: DragEvent): void {
  const { dataTransfer: data, target } = event;
  if (event.defaultPrevented) return;
  const isText = data !== null && !data.types.includes('Files');
  if (isText && target instanceof Element && target.closest(FIELD)) return;
  event.preventDefault();
  if (data) data.dropEffect = 'none';
}
