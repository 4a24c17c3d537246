// The header of every page about one instance (docs/product/screens.md#instance-header): its name and facts, and the links to
// its other pages.
import Box from '@mui/material/Box';
import type { FocusEvent, ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { PageHeading } from '../../ui/content/PageHeading';
import { InstanceFacts } from './InstanceFacts';
import { OpenPrtg } from './OpenPrtg';
import { NavLink } from 'react-router-dom';
import { instancePages } from '../../guards/instancePages';
import { usePermission } from '../../guards/usePermission';
import { t } from '../../messages/t';

interface InstanceHeaderProps {
  title: string;
  /** For the browser's tab, where that says more. */
  tabTitle?: string;
  /** Undefined while it isn't known: the heading is shown from the start, and space is reserved for the rest. Null for none. */
  subscription: Subscription | undefined | null;
  /** Beside "Open PRTG", which is the page's filled button then: the other pages have one of their own. */
  action?: ReactNode;
}

/** The header, with the page's h1. */
export function InstanceHeader({ title, tabTitle = title, subscription, action }: InstanceHeaderProps) {
  const name = subscription ? displayName(subscription) : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <PageHeading title={title} name={name} tabTitle={tabTitle} />
          {name !== undefined && !title.includes(name) && (
            <Typography variant="h1" component="span" translate="no">
              {name}
            </Typography>
          )}
        </Box>
        {action}
        {subscription && <OpenPrtg subscription={subscription} variant={action ? 'contained' : 'outlined'} />}
      </Box>
      {subscription !== null && (
        <>
          <Box sx={{ minHeight: { xs: 144, sm: 28 } }}>
            {subscription && <InstanceFacts subscription={subscription} />}
          </Box>
          {subscription ? <InstanceNav subscription={subscription} /> : <Box sx={{ minHeight: 46 }} />}
        </>
      )}
    </Box>
  );
}

// The pages about one instance, as links: those that the user may use (docs/product/screens.md#instance-header).

/** The links; its height is reserved, so that nothing moves once permissions are known. A `nav` only if there are links. */
function InstanceNav({ subscription: { id } }: { subscription: Subscription }) {
  const pages = instancePages(usePermission(id));
  if (pages.length === 0) return <Box sx={bar} />;
  return (
    <Box
      component="nav"
      ref={showCurrent}
      aria-label={t('tools.instance')}
      onFocus={({ target }: FocusEvent<HTMLElement>) =>
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      sx={bar}
    >
      {pages.map(({ label, to }) => (
        <NavLink key={label} to={to(id)}>
          {t(label)}
        </NavLink>
      ))}
    </Box>
  );
}

/** Scrolls the row to the current link, which a phone may have cut off. */
function showCurrent(nav: HTMLElement | null) {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft + current.offsetWidth - nav.clientWidth;
}

const bar = {
  // The links' own offsets are measured from it.
  position: 'relative',
  display: 'flex',
  columnGap: 0.5,
  // One row, also on a phone.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minHeight: 45,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  '& a': {
    flex: 'none',
    px: 1.5,
    pt: 1.5,
    // Room for the current one's line: forced colours would show a transparent one at each.
    pb: '14px',
    color: 'text.secondary',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: 'text.primary' },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': {
    pb: 1.5,
    borderBottom: 2,
    borderColor: 'primary.main',
    color: 'primary.main',
    fontWeight: 600,
  },
} as const;
