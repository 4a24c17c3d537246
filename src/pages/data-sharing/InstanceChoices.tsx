// One row per instance. Long lists render only the rows in view, and only rendered rows fetch their choice.
import Box from '@mui/material/Box';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { InstanceChoice } from './InstanceChoice';
import { WindowedChoices } from './WindowedChoices';

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
