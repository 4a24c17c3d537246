// The header of every page about one instance (docs/product/screens.md#instance-header): its name, state and domain, and the
// links to its other pages.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  displayName,
  stackState,
  stackStateMeaning,
  stackStateLabel,
  type Subscription,
} from '../../domain/subscriptions/subscription';
import { PageHeading } from '../../ui/content/PageHeading';
import { StateChip } from '../../ui/content/StateChip';
import { Domain } from './Domain';
import { OpenPrtg } from './OpenPrtg';
import { NavLink } from 'react-router-dom';
import { instancePages } from '../../guards/instancePages';
import { usePermission } from '../../guards/usePermission';
import { t } from '../../messages/t';

interface InstanceHeaderProps {
  title: string;
  /** For the browser's tab, where that says more. */
  tabTitle?: string;
  /** Undefined while it isn't known: the heading is shown from the start, and space is reserved for the rest. */
  subscription: Subscription | undefined;
  /** Beside "Open PRTG". */
  action?: ReactNode;
}

/** The header, with the page's h1. */
export function InstanceHeader({ title, tabTitle = title, subscription, action }: InstanceHeaderProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px 16px' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <PageHeading title={title} name={subscription && displayName(subscription)} tabTitle={tabTitle} />
          <Box sx={facts}>{subscription && <Facts subscription={subscription} title={title} />}</Box>
        </Box>
        {action}
        {subscription && <OpenPrtg subscription={subscription} variant="contained" />}
      </Box>
      {subscription ? <InstanceNav subscription={subscription} /> : <Box sx={{ minHeight: 46 }} />}
    </Box>
  );
}

function Facts({ subscription, title }: { subscription: Subscription; title: string }) {
  const state = stackState(subscription);
  const name = displayName(subscription);
  return (
    <>
      {!title.includes(name) && <strong translate="no">{name}</strong>}
      <StateChip meaning={stackStateMeaning(state)} words={stackStateLabel(state)} />
      <Domain subscription={subscription} />
    </>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 28,
  mt: 0.5,
} as const;

// The pages about one instance, as links: those that the user may use (docs/product/screens.md#instance-header).

/** The links; its height is reserved, so that nothing moves once permissions are known. A `nav` only if there are links. */
function InstanceNav({ subscription: { id } }: { subscription: Subscription }) {
  const pages = instancePages(usePermission(id));
  if (pages.length === 0) return <Box sx={bar} />;
  return (
    <Box component="nav" aria-label={t('tools.instance')} sx={bar}>
      {pages.map(({ label, to }) => (
        <NavLink key={label} to={to(id)}>
          {t(label)}
        </NavLink>
      ))}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 0, sm: 0.5 },
  minHeight: 45,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  '& a': {
    flex: 'none',
    px: { xs: 0.75, sm: 1.5 },
    pt: 1.5,
    // Room for the current one's line: forced colours would show a transparent one at each.
    pb: '14px',
    mb: '-1px',
    fontSize: { xs: '0.8125rem', sm: 'inherit' },
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
