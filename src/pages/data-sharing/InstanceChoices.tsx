// One row per instance. Long lists render only the rows in view, and only rendered rows fetch their choice.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type Subscription, displayName, stackState } from '../../domain/subscriptions/subscription';
import { t, textOf } from '../../messages/t';
import { rowPosition } from '../../ui/table/tableRoles';
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { noStackLabel } from '../../domain/instances/instance';
import { DataCollection } from '../../features/data-collection/DataCollection';

/** A row's estimated height until it has been measured, px. */
export const ROW_HEIGHT = 70;
const MOST_AT_ONCE = 20;

/** Shows a row for each of one or more instances. */
export function InstanceChoices({ instances }: { instances: readonly Subscription[] }) {
  if (instances.length > MOST_AT_ONCE) {
    return <WindowedChoices instances={instances} keyOf={(row) => instances[row]?.id ?? String(row)} />;
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

interface WindowedChoicesProps {
  instances: readonly Subscription[];
  /** From outside, so that it stays the same while the list is scrolled: a new function repositions all rows. */
  keyOf: (row: number) => string;
}

/** Shows only the rows in view. */
function WindowedChoices({ instances, keyOf }: WindowedChoicesProps) {
  const { ref, width, top } = useMeasuredPosition();
  const { height, rows, measure } = useRowsInView({
    count: instances.length,
    keyOf,
    rowHeight: ROW_HEIGHT,
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

/** Shows an instance that the user may manage, with its data collection choices. */
function InstanceChoice({ subscription }: { subscription: Subscription }) {
  const { fqdn, stackId } = subscription;
  const name = displayName(subscription);
  return (
    <Card
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 512px' },
        alignItems: 'center',
        gap: '8px 24px',
        px: { xs: 2, md: 3 },
        py: { xs: 2, md: 1.5 },
      }}
    >
      <div>
        <Typography variant="h2" translate="no">
          {name}
        </Typography>
        <Box translate="no" sx={{ color: 'text.secondary' }}>
          {fqdn}
        </Box>
      </div>
      <div>
        {stackState(subscription) === 'preparing' ? (
          t('dataSharing.preparing')
        ) : stackId === undefined ? (
          textOf(noStackLabel(subscription))
        ) : (
          <DataCollection stackId={stackId} label={name} />
        )}
      </div>
    </Card>
  );
}
