// The picker's list: each instance is a link with its name, its address and, where it isn't ready, its state. Of a long list,
// only the rows in view are rendered (docs/product/interface.md#large-tables).
import Box from '@mui/material/Box';
import { useCallback, type MouseEvent } from 'react';
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { displayName, stackState, stackStateLabel } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { rowPosition } from '../../ui/table/tableRoles';
import { useRowsInView } from '../../ui/table/useRowsInView';

/** The height assumed for a row before it is measured, px. */
const ROW_HEIGHT = 57;

interface InstanceLinksProps {
  instances: readonly Subscription[];
  to: (id: string) => string;
  /** One handler for the whole list, instead of thousands for its links. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The list, with the instances in the given order. */
export function InstanceLinks({ instances, to, onClick }: InstanceLinksProps) {
  const { ref, top } = useMeasuredPosition();
  const { height, rows, measure } = useRowsInView({
    count: instances.length,
    keyOf: useCallback((row) => instances[row]?.id ?? String(row), [instances]),
    rowHeight: ROW_HEIGHT,
    // Enough for a held Tab key.
    overscan: 25,
    // So that the browser's search in the page finds all instances of most customers.
    wholeUpTo: 200,
    top,
  });
  return (
    <Box
      ref={ref}
      component="ul"
      aria-label={t('tools.instances')}
      onClick={onClick}
      sx={list}
      style={{ height }}
    >
      {rows.map(({ index, offset }) => {
        const instance = instances[index];
        return (
          instance && (
            <li
              key={instance.id}
              ref={measure}
              data-index={index}
              aria-setsize={instances.length}
              aria-posinset={index + 1}
              style={rowPosition(offset)}
            >
              <Row instance={instance} to={to} />
            </li>
          )
        );
      })}
    </Box>
  );
}

function Row({ instance, to }: { instance: Subscription; to: (id: string) => string }) {
  const state = stackState(instance);
  const label = state === 'ready' ? '' : stackStateLabel(state);
  return (
    <a href={to(instance.id)}>
      <strong translate="no">{displayName(instance)}</strong>
      <span>
        <bdi translate="no">{instance.fqdn}</bdi>
        {label !== '' && <bdi>{instance.fqdn === undefined ? label : ` · ${label}`}</bdi>}
      </span>
    </a>
  );
}

/** One rule for all rows: rendering thousands of styled components would take a second. */
const list = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  overflow: 'clip',
  bgcolor: 'background.paper',
  '& li:not([data-index="0"])': { borderTop: 1, borderColor: 'divider' },
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
