// Hundreds of instances, of which only those in view are drawn.
import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Subscription } from '../../domain/subscription';
import { useMeasuredPlace } from '../../ui/useMeasuredPlace';
import { InstanceChoice } from './InstanceChoice';

const GAP = 16;

/** Takes the instances, and what a row's height is taken for before it is measured, px. */
export function WindowedChoices(props: { instances: readonly Subscription[]; rowHeight: number }) {
  const { instances, rowHeight } = props;
  const { ref, width, top } = useMeasuredPlace<HTMLDivElement>();
  const rows = useWindowVirtualizer({
    count: instances.length,
    estimateSize: () => rowHeight,
    gap: GAP,
    overscan: 2,
    scrollMargin: top,
    getItemKey: (row) => instances[row]?.id ?? row,
    enabled: width > 0,
  });
  return (
    <Box
      ref={ref}
      role="list"
      aria-label="Instances"
      sx={{ position: 'relative' }}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const subscription = instances[index];
        return (
          subscription && (
            <Box
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={instances.length}
              aria-posinset={index + 1}
              sx={{ position: 'absolute', inset: '0 0 auto' }}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <InstanceChoice subscription={subscription} />
            </Box>
          )
        );
      })}
    </Box>
  );
}
