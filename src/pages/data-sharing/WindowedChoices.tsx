// A list of hundreds of instances that renders only the rows in view.
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { placedAt } from '../../ui/table/placedAt';
import { useMeasuredPlace } from '../../browser/useMeasuredPlace';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { InstanceChoice } from './InstanceChoice';

const GAP = 16;

/** Shows only the rows in view. `rowHeight` is the estimate (px) until a row has been measured. */
export function WindowedChoices(props: { instances: readonly Subscription[]; rowHeight: number }) {
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
              style={placedAt(offset)}
            >
              <InstanceChoice subscription={subscription} />
            </div>
          )
        );
      })}
    </Box>
  );
}
