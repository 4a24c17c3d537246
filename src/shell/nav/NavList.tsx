// The navigation's links, in the rail (rows) or in the bar at the bottom (columns).
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, useLocation } from 'react-router-dom';
import { useProfile } from '../../auth/useProfile';
import { isOffered, screenAt, screens, type Screen } from '../../pages';
import { layout } from '../../theme';
import { Avatar } from '../../ui/content/Avatar';
import { t } from '../../messages/t';

type NavItem = Screen & Required<Pick<Screen, 'label' | 'icon'>>;
const navItems = screens.filter((screen): screen is NavItem => screen.icon !== undefined);

type Placement = 'rail' | 'bottom';

/** Shows the navigation's links, laid out for the rail or the bottom bar. */
export function NavList({ placement }: { placement: Placement }) {
  const profile = useProfile();
  const here = screenAt(useLocation().pathname);
  const current = here?.item ?? here?.name;
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexDirection: placement === 'rail' ? 'column' : 'row',
        gap: placement === 'rail' ? 0.5 : 0,
        listStyle: 'none',
        m: 0,
        p: placement === 'rail' ? 0.5 : 0,
      }}
    >
      {navItems
        .filter((item) => isOffered(item, profile))
        .map((item) => (
          <Box component="li" key={item.name} sx={placement === 'rail' ? {} : { flex: '1 1 0', minWidth: 0 }}>
            <NavItemLink item={item} placement={placement} current={item.name === current} />
          </Box>
        ))}
    </Box>
  );
}

function NavItemLink({
  item,
  placement,
  current,
}: {
  item: NavItem;
  placement: Placement;
  current: boolean;
}) {
  const Icon = item.icon;
  return (
    <ButtonBase
      component={Link}
      to={item.patterns[0]}
      aria-current={current ? 'page' : undefined}
      sx={[
        {
          position: 'relative',
          width: 1,
          borderRadius: 1,
          color: current ? 'primary.main' : 'text.primary',
          bgcolor: current ? 'action.selected' : 'transparent',
          '&:hover': { bgcolor: current ? 'action.selected' : 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        },
        placement === 'rail' ? railLink : bottomLink,
        current && (placement === 'rail' ? railMark : bottomMark),
      ]}
    >
      {placement === 'bottom' && item.name === 'account' ? (
        <UserPicture />
      ) : (
        <Icon fontSize="small" sx={{ flex: 'none' }} />
      )}
      <span>{t(item.label)}</span>
    </ButtonBase>
  );
}

/** Shows the user's picture where there is no room for their summary. */
function UserPicture() {
  const { name, email, picture } = useProfile();
  return <Avatar name={name ?? email ?? t('shell.account')} src={picture} size={20} />;
}

const railLink = {
  // The icon is centred in the closed rail; the label is beyond its edge until the rail opens.
  justifyContent: 'flex-start',
  gap: 2.5,
  minHeight: 44,
  px: `${(layout.rail - 8 - 20) / 2}px`,
  whiteSpace: 'nowrap',
} as const;

const bottomLink = {
  flexDirection: 'column',
  gap: 0.25,
  minHeight: layout.bottomBar - 1,
  px: 0,
  // Seven items must fit on the smallest phone.
  fontSize: 'clamp(9px, 2.6vw, 11px)',
  fontWeight: 400,
  lineHeight: '13px',
  letterSpacing: '-0.03em',
  // Breaks a word that doesn't fit, between syllables if the browser knows them.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'center',
} as const;

/** A border, because forced colours remove backgrounds. */
const mark = { content: '""', position: 'absolute', borderColor: 'primary.main', borderRadius: 1 } as const;
const railMark = {
  fontWeight: 600,
  '&::before': { ...mark, left: 0, top: 10, bottom: 10, borderLeft: 3 },
} as const;
const bottomMark = { '&::before': { ...mark, top: 0, left: 12, right: 12, borderTop: 3 } } as const;
