// The frame around every page (docs/product/screens.md#shell): navigation, top bar, page, footer.
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { layout, LOW } from '../theme';
import { useNavigationBlocker } from '../browser/navigationBlocker';
import { PollPreparing } from './PollPreparing';
import { Footer } from './Footer';
import { LiveRegion } from './LiveRegion';
import { LostSessionBanner } from './LostSessionBanner';
import { OfflineBanner } from './OfflineBanner';
import { BottomNav, RailNav } from './nav/SideNav';
import { TopBar } from './TopBar';
import { useNoStrayDrops } from './useNoStrayDrops';
import { useScrollPosition } from './useScrollPosition';
import { t } from '../messages/t';

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
          }}
        >
          <TopBar />
          <Box sx={inView}>
            <OfflineBanner />
            <LostSessionBanner />
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
              py: 3,
              '&:focus-visible': { outline: 'none' },
              // Keeps what has the focus from being hidden behind the bars.
              '& :focus-visible': { scrollMarginTop: layout.appBar + 16, scrollMarginBottom: 120 },
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
