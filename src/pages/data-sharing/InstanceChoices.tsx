// One row per instance. Long lists render only the rows in view, and only rendered rows fetch their choice.
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { InstanceChoice } from './InstanceChoice';
import { rowPosition } from '../../ui/table/tableRoles';
import { useMeasuredPlace } from '../../browser/useMeasuredPlace';
import { useRowsInView } from '../../ui/table/useRowsInView';

/** A row's estimated height until it has been measured, px. */
export const ROW_HEIGHT = 70;
const MOST_AT_ONCE = 20;

/** Shows a row for each of one or more instances. */
export function InstanceChoices({ instances }: { instances: readonly Subscription[] }) {
  if (instances.length > MOST_AT_ONCE) {
    return <WindowedChoices instances={instances} rowHeight={ROW_HEIGHT} />;
  }
  return (
    <Box role="list" aria-label={t('tools.instances')} sx={{ display: 'grid', gap: 2 }}>
      {instances.map((subscription) => (
        <div key={subscription.id} role="listitem">
          <InstanceChoice subscription={subscription} />
        </div>
      ))}
    </Box>
  );
}

// A list of hundreds of instances that renders only the rows in view.

const GAP = 16;

/** Shows only the rows in view. `rowHeight` is the estimate (px) until a row has been measured. */
function WindowedChoices(props: { instances: readonly Subscription[]; rowHeight: number }) {
  const { instances, rowHeight } = props;
  const { ref, width, top } = useMeasuredPlace();
  const keyOf = useCallback((row: number) => instances[row]?.id ?? String(row), [instances]);
  const { height, rows, measure } = useRowsInView({
    count: instances.length,
    keyOf,
    rowHeight,
    gap: GAP,
    overscan: 2,
    top,
    enabled: width > 0,
  });
  return (
    <Box
      ref={ref}
      role="list"
      aria-label={t('tools.instances')}
      sx={{ position: 'relative' }}
      style={{ height }}
    >
      {rows.map(({ index, offset }) => {
        const subscription = instances[index];
        return (
          subscription && (
            <div
              key={subscription.id}
              ref={measure}
              data-index={index}
              role="listitem"
              aria-setsize={instances.length}
              aria-posinset={index + 1}
              style={rowPosition(offset)}
            >
              <InstanceChoice subscription={subscription} />
            </div>
          )
        );
      })}
    </Box>
  );
}
