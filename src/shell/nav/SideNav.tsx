// The navigation drawer (docs/product/screens.md#drawer): from medium width on, a rail that opens over the page on
// hover and on keyboard focus; below that width a bar at the bottom, shown until the user hides it.
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import KeptIcon from '@mui/icons-material/PushPin';
import KeepIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import { layout, LOW } from '../../theme';
import { readStored, store } from '../../browser/storage/storage';
import { useEscape } from '../../browser/effects/useListener';
import { preference, prefer } from '../../browser/storage/preferences';
import { BarList, RailList } from './NavList';
import { t } from '../../messages/t';
import { useProfile } from '../../auth/useProfile';
import { paths } from '../../paths';
import { Avatar } from '../../ui/content/Avatar';
import { ellipsis } from '../../ui/content/styles';

/**
 * The rail: 56 px wide, 256 px while hovered or focused by keyboard; Esc closes it until the pointer or focus returns. Where
 * there is room, the user can keep it open, beside the page.
 */
export function RailNav() {
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed');
  const [isKept, setIsKept] = useState(() => preference('portal-navigation-kept') === 'yes');
  const isRoomy = useMediaQuery(`(min-width: ${layout.keptDrawer}px)`, { noSsr: true });
  const isPinned = isKept && isRoomy;
  const open = isPinned || state === 'open';
  useEscape(open, () => setState('dismissed'));
  const keep = () => {
    setIsKept(!isKept);
    prefer('portal-navigation-kept', isKept ? 'no' : 'yes');
  };
  return (
    <Box
      component="nav"
      aria-label={t('shell.main')}
      sx={{ width: isPinned ? layout.drawer : layout.rail, flex: 'none' }}
    >
      <Drawer
        variant="permanent"
        slotProps={{
          paper: {
            // Not `onMouseEnter`: the rail must not cover a page that appears below a resting pointer.
            onMouseMove: () => setState((old) => (old === 'closed' ? 'open' : old)),
            onMouseLeave: () => setState('closed'),
            onFocus: (event: FocusEvent<HTMLElement>) => {
              if (event.target.matches(':focus-visible')) setState('open');
            },
            onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
              // A press moves the focus from one link to another: closing now would take the link from under the pointer.
              if (!currentTarget.contains(relatedTarget)) setState('closed');
            },
            sx: {
              width: open ? layout.drawer : layout.rail,
              overflow: 'hidden auto',
              bgcolor: 'background.paper',
              boxShadow: open && !isPinned ? 8 : 0,
              transition: (theme) =>
                theme.transitions.create(['width', 'box-shadow'], { duration: 200, easing: 'ease-out' }),
            },
          },
        }}
      >
        <UserSummary />
        <RailList isOpen={open}>
          {isRoomy && (
            <button type="button" aria-pressed={isKept} onClick={keep}>
              {isKept ? <KeptIcon fontSize="small" /> : <KeepIcon fontSize="small" />}
              <span>{t('shell.keepNavigation')}</span>
            </button>
          )}
        </RailList>
      </Drawer>
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
  return (
    <Box
      component="nav"
      aria-label={t('shell.main')}
      sx={{ position: 'sticky', bottom: 0, zIndex: 'drawer' }}
    >
      <SwipeableDrawer
        anchor="bottom"
        // Open, it is a part of the page, which it doesn't cover; hidden, it waits for the swipe.
        variant={open ? 'permanent' : 'temporary'}
        open={open}
        onOpen={() => choose('open')}
        onClose={() => choose('hidden')}
        swipeAreaWidth={layout.swipeZone}
        hideBackdrop
        disableDiscovery
        slotProps={{ paper: { sx: open ? bottomBar : {} } }}
      >
        <BarList />
        {open && (
          <IconButton
            aria-label={t('shell.hideNavigation')}
            ref={isPressed ? takeFocus : null}
            size="small"
            onClick={() => choose('hidden')}
            sx={{ alignSelf: 'center', p: 0.5, '&::after': { maxWidth: 1 } }}
          >
            <ExpandMore fontSize="small" />
          </IconButton>
        )}
      </SwipeableDrawer>
      {!open && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'center',
            height: layout.swipeZone,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <ButtonBase
            aria-label={t('shell.showNavigation')}
            ref={isPressed ? takeFocus : null}
            onClick={() => choose('open')}
            // Above the area that waits for the swipe.
            sx={{ position: 'relative', zIndex: 'modal', width: 96 }}
          >
            <ExpandLess fontSize="small" />
          </ButtonBase>
        </Box>
      )}
    </Box>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The storage key of the bar's last state, which is kept for the next visit. */
const CHOICE_KEY = 'portal-navigation';

const bottomBar = {
  position: 'relative',
  flexDirection: 'row',
  minHeight: layout.bottomBar,
  overflow: 'visible',
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
} as const;

// The signed-in user's picture, name and e-mail, as a link to the account page (docs/product/screens.md#drawer).

/** The summary at the top of the drawer. */
function UserSummary() {
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
        minHeight: layout.appBar,
        p: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        textAlign: 'left',
        // Inside, because the rail cuts off what is beyond its edge.
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Avatar name={shown} src={picture} size={32} />
      <Box translate="no" sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'h3', ...ellipsis }} title={shown}>
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
