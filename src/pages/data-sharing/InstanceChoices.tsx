// One row per instance. Long lists render only the rows in view, and only rendered rows fetch their choice.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { type Subscription, displayName, stackState } from '../../domain/subscriptions/subscription';
import { t, textOf } from '../../messages/t';
import { rowPosition } from '../../ui/table/tableRoles';
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { noStackLabel } from '../../domain/instances/instance';
import { DataCollection } from '../../features/data-collection/DataCollection';

/** A row's estimated height until it has been measured, px. */
export const ROW_HEIGHT = 70;

/** Shows a row for each of one or more instances. */
export function InstanceChoices({ instances }: { instances: readonly Subscription[] }) {
  const { ref, width, top } = useMeasuredPosition();
  const { height, rows, measure } = useRowsInView({
    count: instances.length,
    // The same function while the list is scrolled: a new one repositions all rows.
    keyOf: useCallback((row) => instances[row]?.id ?? String(row), [instances]),
    rowHeight: ROW_HEIGHT,
    gap: 16,
    overscan: 2,
    top,
    wholeUpTo: 20,
    enabled: width > 0,
  });
  return (
    <Box
      ref={ref}
      role="list"
      aria-label={t('tools.instances')}
      sx={{ position: 'relative', display: 'grid', gap: 2 }}
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
