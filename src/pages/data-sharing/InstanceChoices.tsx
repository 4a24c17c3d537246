// One row an instance. Of a long list only what is in view is drawn, and only what is drawn asks for its choice.
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { InstanceChoice } from './InstanceChoice';

// Who has a handful of instances never downloads what thousands need.
const WindowedChoices = lazyPart(async () => (await import('./WindowedChoices')).WindowedChoices);

/** What a row's height is taken for before it is measured, px. */
export const ROW_HEIGHT = 70;
const MOST_AT_ONCE = 20;

/** Takes the instances, at least one. */
export function InstanceChoices({ instances }: { instances: readonly Subscription[] }) {
  if (instances.length > MOST_AT_ONCE) {
    return (
      <Suspense>
        <WindowedChoices instances={instances} rowHeight={ROW_HEIGHT} />
      </Suspense>
    );
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
