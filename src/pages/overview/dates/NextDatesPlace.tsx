// The place of "Next dates" above the cards (docs/product/dates.md#on-the-overview): as high as what comes into it, so that
// nothing moves.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useNow } from '../../../browser/useNow';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { datesOf } from '../../../domain/subscriptions/subscriptionDates';
import { startOfDay } from '../../../domain/values/dates';
import { loadMessages } from '../../../messages/catalogue';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { delayed } from '../../../ui/waiting/delayed';

// It comes after the cards.
const NextDates = lazyPart(async () => {
  const [part] = await Promise.all([import('./NextDates'), loadMessages(['dates'])]);
  return part.NextDates;
});

/** So many are rows on a phone. */
const ROWS = 3;

/** Nothing where there are no dates; `subscriptions` are undefined while they are being loaded. */
export function NextDatesPlace({ subscriptions }: { subscriptions: readonly Subscription[] | undefined }) {
  const now = useNow();
  const rows = subscriptions ? countUpTo(ROWS, subscriptions, startOfDay(now)) : ROWS;
  if (rows === 0) return null;
  const height = { xs: 58 + 44 * rows, sm: 138 };
  const shape = <Skeleton variant="rounded" sx={{ height, ...delayed }} />;
  return (
    <Box sx={{ minHeight: height, mb: 3 }}>
      {subscriptions ? (
        <Suspense fallback={shape}>
          <NextDates subscriptions={subscriptions} now={now} />
        </Suspense>
      ) : (
        shape
      )}
    </Box>
  );
}

/** How many dates there are; no more than `most` are counted. */
function countUpTo(most: number, subscriptions: readonly Subscription[], today: number): number {
  let count = 0;
  for (const one of subscriptions) {
    count += datesOf(one, today).length;
    if (count >= most) return most;
  }
  return count;
}
