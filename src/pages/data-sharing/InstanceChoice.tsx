// The choice for one instance, as a row.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { displayName, stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { noStackLabel } from '../../domain/instances/instance';
import { t, textOf } from '../../messages/t';
import { DataCollection } from '../../features/data-collection/DataCollection';

/** Shows an instance that the user may manage, with its data collection choices. */
export function InstanceChoice({ subscription }: { subscription: Subscription }) {
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
