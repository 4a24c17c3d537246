// The navigation drawer (docs/product/screens.md#drawer): from medium width on a rail that opens over the page on
// hover and on keyboard focus; below that a bar at the bottom, open until it is put away.
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type FocusEvent } from 'react';
import { layout, LOW } from '../theme';
import { useEscape } from '../browser/useEscape';
import { NavList } from './NavList';
import { UserSummary } from './UserSummary';

/** The rail: 56 px wide, 256 px while the pointer or the keyboard is in it; Esc closes it, until they come back. */
export function RailNav() {
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed');
  const open = state === 'open';
  useEscape(open, () => setState('dismissed'));
  return (
    <Box component="nav" aria-label="Main" sx={{ width: layout.rail, flex: 'none' }}>
      <Box
        // Not on entering: a page that appears below a pointer at rest isn't covered by the rail.
        onMouseMove={() => setState((old) => (old === 'closed' ? 'open' : old))}
        onMouseLeave={() => setState('closed')}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          if (event.target.matches(':focus-visible')) setState('open');
        }}
        onBlur={() => setState('closed')}
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
 * The bar at the bottom of small screens, put away at first in a low window; a swipe up from the lowest 25 px, or the button
 * there, brings it back.
 */
export function BottomNav() {
  const isLow = useMediaQuery(LOW, { noSsr: true });
  const [wish, setOpen] = useState<boolean>();
  const open = wish ?? !isLow;
  const touchedAt = useRef<number | undefined>(undefined);
  return (
    <Box component="nav" aria-label="Main" sx={{ position: 'sticky', bottom: 0, zIndex: 'drawer' }}>
      {open ? (
        <Box sx={{ ...paper, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', '& > a': { py: 0.5 } }}>
            <UserSummary />
            <IconButton
              aria-label="Hide navigation"
              onClick={() => setOpen(false)}
              sx={{ mx: 0.5, '&:focus-visible': { outlineOffset: -2 } }}
            >
              <ExpandMore />
            </IconButton>
          </Box>
          <NavList placement="bottom" />
        </Box>
      ) : (
        <ButtonBase
          aria-label="Show navigation"
          onClick={() => setOpen(true)}
          onTouchStart={(event) => {
            touchedAt.current = event.touches[0]?.clientY;
          }}
          onTouchEnd={(event) => {
            const to = event.changedTouches[0]?.clientY;
            if (touchedAt.current !== undefined && to !== undefined && touchedAt.current - to > 8)
              setOpen(true);
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

const paper = { display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' } as const;
