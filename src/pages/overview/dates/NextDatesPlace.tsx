// The space for "Next dates" above the cards (docs/product/dates.md#on-the-overview): reserved in the height of its content,
// so that nothing moves.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo, Suspense } from 'react';
import { useIsDrawn } from '../../../browser/effects/useIsDrawn';
import { useNow } from '../../../browser/useNow';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { datesOf } from '../../../domain/subscriptions/subscriptionDates';
import { startOfDay } from '../../../domain/values/dates';
import { loadMessages } from '../../../messages/catalogue';
import { useLanguage } from '../../../messages/useLanguage';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { delayed } from '../../../ui/waiting/delayed';

const NextDates = lazyPart(async () => {
  const [part] = await Promise.all([import('./NextDates'), loadMessages(['dates'])]);
  return part.NextDates;
});

/** How many dates are shown, and how many of them side by side on a tablet. */
const MOST = 5;
const IN_A_LINE = 3;
/** A row's height on a phone, and that of a line of tiles, px. */
const ROW = 44;
const LINE = 76;
/** The height of the heading and the edges, px. */
const FRAME = { xs: 58, sm: 62 };

interface NextDatesPlaceProps {
  /** undefined while they are loading. */
  subscriptions: readonly Subscription[] | undefined;
}

/** Empty without dates. Renders again only if the subscriptions or the language change, not at each key of a search. */
export const NextDatesPlace = memo(function NextDatesPlace({ subscriptions }: NextDatesPlaceProps) {
  useLanguage();
  const now = useNow();
  // Loaded after the cards, which use the network first.
  const isDrawn = useIsDrawn(subscriptions !== undefined);
  const count = subscriptions ? countUpTo(MOST, subscriptions, startOfDay(now)) : MOST;
  if (count === 0) return null;
  const height = {
    xs: FRAME.xs + ROW * count,
    sm: FRAME.sm + LINE * Math.ceil(count / IN_A_LINE),
    md: FRAME.sm + LINE,
  };
  const shape = <Skeleton variant="rounded" aria-busy sx={{ height, ...delayed }} />;
  return (
    <Box sx={{ minHeight: height, mb: 3 }}>
      {subscriptions && isDrawn ? (
        <Suspense fallback={shape}>
          <NextDates subscriptions={subscriptions} now={now} />
        </Suspense>
      ) : (
        shape
      )}
    </Box>
  );
});

/** Returns how many dates there are, but `most` at the most. */
function countUpTo(most: number, subscriptions: readonly Subscription[], today: number): number {
  let count = 0;
  for (const one of subscriptions) {
    count += datesOf(one, today).length;
    if (count >= most) return most;
  }
  return count;
}
