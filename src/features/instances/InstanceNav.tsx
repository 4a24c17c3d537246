// The pages about one instance, as links: those that the user may use (docs/product/screens.md#instance-header).
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { instancePages } from '../../guards/instancePages';
import { usePermission } from '../../guards/usePermission';
import { t } from '../../messages/t';

/** The links; its height is reserved, so that nothing moves once permissions are known. A `nav` only if there are links. */
export function InstanceNav({ subscription: { id } }: { subscription: Subscription }) {
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
