// The navigation's links: as rows, in the rail, and as columns, in the bar at the bottom (docs/product/screens.md#navigation).
import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useProfile } from '../../auth/useProfile';
import { useEscape, useListener } from '../../browser/effects/useListener';
import { t } from '../../messages/t';
import { isOffered, screenAt, screens, type Screen } from '../../pages';
import { layout } from '../../theme';
import { Avatar } from '../../ui/content/Avatar';

/** A page that the navigation names. */
type Named = Screen & Required<Pick<Screen, 'label'>>;
type Item = Named & Required<Pick<Screen, 'icon'>>;

const isItem = (screen: Screen): screen is Item => screen.icon !== undefined;

/** What belongs to an item: the pages with a name that are no items themselves. */
const partsOf = ({ name }: Screen) =>
  screens.filter((one): one is Named => one.label !== undefined && one.item === name);

/** Returns the user's items, and the name of the page to mark: the item's while what belongs to it isn't shown. */
function useItems(areAllShown: boolean) {
  const profile = useProfile();
  const here = screenAt(useLocation().pathname);
  return {
    items: screens.filter(isItem).filter((item) => isOffered(item, profile)),
    marked: areAllShown && here?.label !== undefined ? here.name : (here?.item ?? here?.name),
  };
}

/** The rail's links. Closed, it has the same places as open, so that nothing moves below the pointer. */
export function RailList({ isOpen }: { isOpen: boolean }) {
  const { items, marked } = useItems(isOpen);
  return (
    <Box component="ul" sx={rail}>
      {items.map((item) => {
        const parts = partsOf(item);
        return (
          <li key={item.name} data-parts={parts.length > 0}>
            <NavLink to={item} isMarked={item.name === marked} />
            {isOpen && parts.length > 0 ? (
              <ul>
                {parts.map((part) => (
                  <li key={part.name}>
                    <NavLink to={part} isMarked={part.name === marked} />
                  </li>
                ))}
              </ul>
            ) : (
              <div style={{ height: parts.length * PART }} />
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** The bar's links: as many items as fit, and behind "More" the others and what belongs to each. */
export function BarList() {
  const [isOpen, setIsOpen] = useState(false);
  const { items, marked } = useItems(isOpen);
  const [fitting, setFitting] = useState(Infinity);
  const shown = items.slice(0, fitting);
  const others: Named[] = items.flatMap((item) => [
    ...(shown.includes(item) ? [] : [item]),
    ...partsOf(item),
  ]);
  const more = useRef<HTMLLIElement>(null);
  useEscape(isOpen, () => {
    setIsOpen(false);
    more.current?.querySelector('button')?.focus();
  });
  useListener(window, 'resize', () => setFitting(Infinity));
  useListener(document, 'pointerdown', ({ target }) => {
    if (!more.current?.contains(target as Node)) setIsOpen(false);
  });
  const fit = (list: HTMLElement | null) => {
    if (list && list.scrollWidth > list.clientWidth) setFitting(shown.length - 1);
  };
  return (
    <Box component="ul" ref={fit} sx={bar}>
      {shown.map((item) => (
        <li key={item.name}>
          <NavLink to={item} isMarked={item.name === marked} hasPicture={item.name === 'account'} />
        </li>
      ))}
      <li ref={more}>
        <button
          type="button"
          aria-expanded={isOpen}
          data-marked={!isOpen && others.some(({ name }) => name === marked)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <MoreIcon fontSize="small" />
          <span>{t('shell.more')}</span>
        </button>
        {isOpen && (
          <Box component="ul" sx={[rail, panel]} onClick={() => setIsOpen(false)}>
            {others.map((one) => (
              <li key={one.name}>
                <NavLink to={one} isMarked={one.name === marked} />
              </li>
            ))}
          </Box>
        )}
      </li>
    </Box>
  );
}

function NavLink({ to, isMarked, hasPicture }: { to: Named; isMarked: boolean; hasPicture?: boolean }) {
  const Icon = to.icon;
  return (
    <Link to={to.patterns[0]} aria-current={isMarked ? 'page' : undefined} data-marked={isMarked}>
      {hasPicture ? <UserPicture /> : Icon && <Icon fontSize="small" />}
      <span>{t(to.label)}</span>
    </Link>
  );
}

/** Shows the user's picture where there is no room for their summary. */
function UserPicture() {
  const { name, email, picture } = useProfile();
  return <Avatar name={name ?? email ?? t('shell.account')} src={picture} size={20} />;
}

/** The height of what belongs to an item, in px. */
const PART = 36;

/** A border, because forced colours remove backgrounds. */
const mark = { content: '""', position: 'absolute', borderColor: 'primary.main', borderRadius: 1 } as const;

const list = {
  listStyle: 'none',
  m: 0,
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a, & button': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: 1,
    p: 0,
    border: 0,
    borderRadius: 1,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'transparent',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& [data-marked=true]': { color: 'primary.main' },
} as const;

const rail = {
  ...list,
  display: 'grid',
  gap: 0.5,
  p: 0.5,
  '& li': { position: 'relative' },
  // What belongs to an item hangs on a line, which the closed rail shows, too.
  '& [data-parts=true]::after': {
    content: '""',
    position: 'absolute',
    left: layout.rail / 2 - 4,
    top: 44,
    bottom: 4,
    borderLeft: 1,
    borderColor: 'divider',
  },
  '& a': {
    ...list['& a, & button'],
    // The icon is centred in the closed rail; the label is beyond its edge until the rail opens.
    gap: 3,
    minHeight: 44,
    px: `${(layout.rail - 8 - 20) / 2}px`,
    whiteSpace: 'nowrap',
  },
  '& a:not(:has(svg))': { minHeight: PART, pl: '58px' },
  '& a[data-marked=true]': { fontWeight: 600, bgcolor: 'action.selected' },
  '& a[data-marked=true]::before': { ...mark, left: 0, top: 8, bottom: 8, borderLeft: 3 },
} as const;

const bar = {
  ...list,
  display: 'flex',
  flex: 1,
  minWidth: 0,
  p: 0,
  // At least as wide as its longest word.
  '& > li': { flex: '1 0 min-content' },
  '& > li > a, & > li > button': {
    ...list['& a, & button'],
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0.5,
    height: layout.bottomBar - 1,
    minWidth: 44,
    fontSize: 'clamp(11px, 3.4vw, 12px)',
    lineHeight: '12px',
    textAlign: 'center',
  },
  '& > li > [data-marked=true]::before': { ...mark, top: 0, left: 8, right: 8, borderTop: 3 },
} as const;

const panel = {
  position: 'absolute',
  right: 8,
  bottom: '100%',
  minWidth: 200,
  maxHeight: `calc(100dvh - ${layout.bottomBar + 16}px)`,
  overflowY: 'auto',
  mb: 1,
  borderRadius: 1,
  boxShadow: 8,
  bgcolor: 'background.paper',
} as const;
