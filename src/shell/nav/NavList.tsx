// The navigation's links: as rows, in the rail, and as columns, in the bar at the bottom (docs/product/screens.md#navigation).
import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useProfile } from '../../auth/useProfile';
import { useEscape, useListener } from '../../browser/effects/useListener';
import { t } from '../../messages/t';
import { isOffered, screenAt, screens, type Screen } from '../../pages';
import { layout } from '../../theme';

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

/** The rail's links, and a button below. Closed, it has the same places as open: nothing moves below the pointer. */
export function RailList({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { items, marked } = useItems(isOpen);
  return (
    <Box sx={rail}>
      <ul>
        {items.map((item) => {
          const parts = partsOf(item);
          return (
            <li key={item.name}>
              <NavLink to={item} isMarked={item.name === marked} />
              {parts.length > 0 && (
                <div style={{ height: parts.length * PART }}>
                  {isOpen && (
                    <ul>
                      {parts.map((part) => (
                        <li key={part.name}>
                          <NavLink to={part} isMarked={part.name === marked} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {children}
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
    if (list && shown.length > 1 && list.scrollWidth > list.clientWidth) setFitting(shown.length - 1);
  };
  return (
    <Box component="ul" ref={fit} sx={bar}>
      {shown.map((item) => (
        <li key={item.name}>
          <NavLink to={item} isMarked={item.name === marked} />
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

function NavLink({ to: { icon: Icon, label, patterns }, isMarked }: { to: Named; isMarked: boolean }) {
  return (
    <Link to={patterns[0]} aria-current={isMarked ? 'page' : undefined} data-marked={isMarked}>
      {Icon && <Icon fontSize="small" />}
      <span>{t(label)}</span>
    </Link>
  );
}

/** The height of what belongs to an item, in px. */
const PART = 36;

/** A border, because forced colours remove backgrounds. */
const line = { content: '""', position: 'absolute', borderColor: 'primary.main', borderRadius: 1 } as const;

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
  '& [data-marked=true], & [aria-pressed=true]': { color: 'primary.main' },
} as const;

const rail = {
  ...list,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  p: 0.5,
  '& li': { position: 'relative' },
  '& > ul > li': { mb: 0.5 },
  // What belongs to an item hangs on a line, which the closed rail shows, too.
  '& li:has(> div)::after': {
    ...line,
    left: layout.rail / 2 - 4,
    top: 44,
    bottom: 4,
    borderLeft: '1px solid var(--mui-palette-divider)',
  },
  '& a, & > button': {
    ...list['& a, & button'],
    // The icon is centred in the closed rail; the label is beyond its edge until the rail opens.
    gap: 3,
    minHeight: 44,
    px: `${(layout.rail - 8 - 20) / 2}px`,
    whiteSpace: 'nowrap',
  },
  '& a:not(:has(svg))': { pl: '58px' },
  '& li li a': { minHeight: PART },
  '& a[data-marked=true]': { fontWeight: 600, bgcolor: 'action.selected' },
  '& a[data-marked=true]::before': { ...line, left: 0, top: 8, bottom: 8, borderLeft: 3 },
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
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0.5,
    height: layout.bottomBar - 1,
    minWidth: 44,
    px: '2px',
    fontSize: 'clamp(11px, 3.4vw, 12px)',
    lineHeight: '12px',
    textAlign: 'center',
  },
  '& > li > [data-marked=true]::before': { ...line, top: 0, left: 8, right: 8, borderTop: 3 },
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
