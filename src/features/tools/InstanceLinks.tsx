// The picker's list: each instance is a link with its name, its address and, where it isn't ready, its state.
import Box from '@mui/material/Box';
import { memo, type MouseEvent } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { displayName, stackState, stackStateLabel } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';

interface InstanceLinksProps {
  instances: readonly Subscription[];
  to: (id: string) => string;
  /** One handler for the whole list, instead of thousands for its links. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The list, with the instances in the given order. */
export function InstanceLinks({ instances, to, onClick }: InstanceLinksProps) {
  return (
    <Box component="ul" aria-label={t('tools.instances')} onClick={onClick} sx={list}>
      {instances.map((instance) => (
        <Row key={instance.id} instance={instance} to={to} state={stateOf(instance)} />
      ))}
    </Box>
  );
}

/** Returns the state in words, '' for an instance that is ready. */
function stateOf(instance: Subscription): string {
  const state = stackState(instance);
  return state === 'ready' ? '' : stackStateLabel(state);
}

interface RowProps {
  instance: Subscription;
  to: (id: string) => string;
  state: string;
}

const Row = memo(function Row({ instance, to, state }: RowProps) {
  return (
    <li>
      <a href={to(instance.id)}>
        <strong translate="no">{displayName(instance)}</strong>
        <span>
          <bdi translate="no">{instance.fqdn}</bdi>
          {state !== '' && <bdi>{instance.fqdn === undefined ? state : ` · ${state}`}</bdi>}
        </span>
      </a>
    </li>
  );
});

/** One rule for all rows: rendering thousands of styled components would take a second. */
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  overflow: 'clip',
  bgcolor: 'background.paper',
  '& li': { contentVisibility: 'auto', containIntrinsicSize: { xs: 'auto 77px', sm: 'auto 57px' } },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 16px',
    px: 2,
    py: '18px',
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outlineOffset: -2, borderRadius: 1.5 },
  },
  '& strong': { flex: '1 1 240px', typography: 'h3', color: 'primary.main' },
  '& span': { flex: '1 1 240px', color: 'text.secondary' },
} as const;
