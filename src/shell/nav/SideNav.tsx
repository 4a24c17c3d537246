// The navigation drawer (docs/product/screens.md#drawer): from medium width on, a rail that opens over the page on
// hover and on keyboard focus; below that width a bar at the bottom, shown until the user hides it.
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type FocusEvent } from 'react';
import { layout, LOW } from '../../theme';
import { readStored, store } from '../../browser/kept/storage';
import { useEscape } from '../../browser/useEscape';
import { NavList } from './NavList';
import { UserSummary } from './UserSummary';
import { t } from '../../messages/t';

/** The rail: 56 px wide, 256 px while hovered or focused by keyboard; Esc closes it until the pointer or focus returns. */
export function RailNav() {
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed');
  const open = state === 'open';
  useEscape(open, () => setState('dismissed'));
  return (
    <Box component="nav" aria-label={t('shell.main')} sx={{ width: layout.rail, flex: 'none' }}>
      <Box
        // Not `onMouseEnter`: the rail must not cover a page that appears below a resting pointer.
        onMouseMove={() => setState((old) => (old === 'closed' ? 'open' : old))}
        onMouseLeave={() => setState('closed')}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          if (event.target.matches(':focus-visible')) setState('open');
        }}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          // A press moves the focus from one link to another: closing now would take the link from under the pointer.
          if (!currentTarget.contains(relatedTarget)) setState('closed');
        }}
        sx={{
          ...paper,
          position: 'fixed',
          top: 0,
          left: 0,
          zIndex: 'drawer',
          height: 1,
          borderRight: 1,
          borderColor: 'divider',
          width: open ? layout.drawer : layout.rail,
          overflow: 'hidden auto',
          boxShadow: open ? 8 : 0,
          transition: (theme) =>
            theme.transitions.create(['width', 'box-shadow'], { duration: 200, easing: 'ease-out' }),
        }}
      >
        <Box
          sx={{
            minHeight: layout.appBar,
            display: 'flex',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <UserSummary />
        </Box>
        <NavList placement="rail" />
      </Box>
    </Box>
  );
}

/**
 * The bar at the bottom of small screens, initially hidden in a low window; a swipe up from the lowest 25 px, or the button
 * there, shows it.
 */
export function BottomNav() {
  const isLow = useMediaQuery(LOW, { noSsr: true });
  const [chosen, setChosen] = useState(() => readStored('browser', CHOICE_KEY));
  // A pressed button disappears with its bar; the button that replaces it takes the focus.
  const [isPressed, setIsPressed] = useState(false);
  const open = (chosen ?? (isLow ? 'hidden' : 'open')) === 'open';
  const choose = (next: 'open' | 'hidden') => {
    setChosen(next);
    setIsPressed(true);
    store('browser', CHOICE_KEY, next);
  };
  const touchedAt = useRef<number | undefined>(undefined);
  return (
    <Box
      component="nav"
      aria-label={t('shell.main')}
      sx={{ position: 'sticky', bottom: 0, zIndex: 'drawer' }}
    >
      {open ? (
        <Box sx={bottomBar}>
          <IconButton
            aria-label={t('shell.hideNavigation')}
            ref={isPressed ? takeFocus : null}
            size="small"
            onClick={() => choose('hidden')}
            sx={handle}
          >
            <ExpandMore fontSize="small" />
          </IconButton>
          <NavList placement="bottom" />
        </Box>
      ) : (
        <ButtonBase
          aria-label={t('shell.showNavigation')}
          ref={isPressed ? takeFocus : null}
          onClick={() => choose('open')}
          onTouchStart={(event) => {
            touchedAt.current = event.touches[0]?.clientY;
          }}
          onTouchEnd={(event) => {
            const to = event.changedTouches[0]?.clientY;
            if (touchedAt.current !== undefined && to !== undefined && touchedAt.current - to > 8)
              choose('open');
          }}
          sx={{
            width: 1,
            height: layout.swipeZone,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <ExpandLess fontSize="small" />
        </ButtonBase>
      )}
    </Box>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The storage key of the bar's last state, which is kept for the next visit. */
const CHOICE_KEY = 'portal-navigation';

const bottomBar = {
  position: 'relative',
  minHeight: layout.bottomBar,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A tab on the bar's edge, so that the links have the bar's whole width. */
const handle = {
  position: 'absolute',
  right: 8,
  bottom: '100%',
  width: 44,
  height: 24,
  // As small as possible: the theme gives it a touch target of 44 px anyway.
  minWidth: 0,
  minHeight: 0,
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  borderRadius: '8px 8px 0 0',
  bgcolor: 'background.paper',
} as const;

const paper = { display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' } as const;
