// The cards (specification 2). Thousands are as quick as ten: past a screenful only the rows in view are drawn, only
// what is drawn asks for its timezone, and a filter appears.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Subscription } from '../../domain/subscription';
import { lazyPart } from '../../ui/lazyPart';
import { useNow } from '../../ui/useNow';
import { CARD_HEIGHT, CardGrid, columnsIn } from './CardGrid';
import { CardSkeletons } from './CardSkeletons';
import { matches } from './matches';
import { SubscriptionCard } from './SubscriptionCard';

// Who has a handful of subscriptions never downloads what thousands need.
const SubscriptionFilter = lazyPart(async () => (await import('./SubscriptionFilter')).SubscriptionFilter);
const CardRows = lazyPart(async () => (await import('./CardRows')).CardRows);

/** Takes the subscriptions, at least one. */
export function SubscriptionList({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const now = useNow();
  if (subscriptions.length > screenful()) return <LongList subscriptions={subscriptions} now={now} />;
  return (
    <CardGrid role="list" aria-label="Subscriptions">
      {subscriptions.map((subscription) => (
        <div key={subscription.id} role="listitem">
          <SubscriptionCard subscription={subscription} now={now} />
        </div>
      ))}
    </CardGrid>
  );
}

function LongList({ subscriptions, now }: { subscriptions: readonly Subscription[]; now: number }) {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const shown = useMemo(
    () => (wanted.trim() === '' ? subscriptions : subscriptions.filter((one) => matches(one, wanted))),
    [subscriptions, wanted],
  );
  return (
    <>
      <Box sx={{ minHeight: 64 }}>
        <Suspense>
          <SubscriptionFilter
            value={filter}
            onChange={setFilter}
            found={shown.length}
            of={subscriptions.length}
          />
        </Suspense>
      </Box>
      <Suspense fallback={<CardSkeletons />}>
        <CardRows subscriptions={shown} now={now} />
      </Suspense>
      {shown.length === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center' }}>No subscription matches “{wanted}”.</Typography>
      )}
    </>
  );
}

/** So many cards fill the window, roughly; a bit more than it shows. */
function screenful(): number {
  return columnsIn(window.innerWidth) * Math.ceil(window.innerHeight / CARD_HEIGHT + 1);
}
