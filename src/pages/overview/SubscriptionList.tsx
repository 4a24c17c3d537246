// The cards (docs/product/screens.md#many-subscriptions). Thousands are as fast as ten: from `MANY` on
// only the rows in view are rendered, only rendered cards fetch their timezone, and a filter appears.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { plansQuery } from '../../api/catalogue/plans';
import { regionsQuery } from '../../api/catalogue/regions';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionSearch } from '../../domain/subscriptions/subscriptionSearch';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { PartBoundary } from '../../ui/feedback/PartBoundary';
import { delayed } from '../../ui/waiting/delayed';
import { useMeasuredPlace } from '../../browser/useMeasuredPlace';
import { useNow } from '../../browser/useNow';
import { CARD_HEIGHT, CardGrid, columnsIn } from './CardGrid';
import { CardRows } from './CardRows';
import { SubscriptionCard } from './card/SubscriptionCard';
import { t } from '../../messages/t';
import { useLanguage } from '../../messages/useLanguage';

// Loaded only for long lists.
const SubscriptionFilter = lazyPart(async () => (await import('./SubscriptionFilter')).SubscriptionFilter);

/** From this number on, there are too many cards to look through. */
export const MANY = 13;

/** The height reserved for the filter, px: on a phone its two parts are below each other. */
const FILTER_HEIGHT = { xs: 92, sm: 64 };

/** Shown until the filter and the whole list have loaded. */
const FILTER_SHAPE = <Skeleton variant="rounded" height={40} sx={{ maxWidth: 360, ...delayed }} />;

/** The least height of what is above the cards (the bar, the page's heading, the filter), px. */
const HEADING_HEIGHT = 160;

const NONE: readonly never[] = [];

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  /** True if these are all; a filter of only some of them would show wrong counts. */
  isWhole: boolean;
  /** The page's width, px; 0 before it is measured. */
  width: number;
  /** What is typed into the filter of a long list. */
  search: string;
  onSearch: (search: string) => void;
}

/** Shows one or more subscriptions as cards; long lists get a filter. */
export function SubscriptionList(props: SubscriptionListProps) {
  const { subscriptions } = props;
  const now = useNow();
  if (subscriptions.length >= MANY) return <LongList {...props} now={now} />;
  return <Cards subscriptions={subscriptions} now={now} />;
}

interface CardsProps {
  subscriptions: readonly Subscription[];
  /** Epoch ms. */
  now: number;
}

function Cards({ subscriptions, now }: CardsProps) {
  // The cards in view are rendered first.
  const drawn = useDeferredValue(subscriptions, subscriptions.slice(0, inFirstView()));
  return (
    <CardGrid role="list" aria-label={t('overview.title')}>
      {drawn.map((subscription) => (
        <div key={subscription.id} role="listitem">
          <PartBoundary>
            <SubscriptionCard subscription={subscription} now={now} />
          </PartBoundary>
        </div>
      ))}
    </CardGrid>
  );
}

function LongList(props: CardsProps & SubscriptionListProps) {
  const { subscriptions, isWhole, now, width, search, onSearch } = props;
  const { ref, top } = useMeasuredPlace();
  const { data: plans = NONE } = useQuery(plansQuery());
  const { data: regions = NONE } = useQuery(regionsQuery());
  const language = useLanguage();
  const shown = useMemo(
    () => {
      const holds = subscriptionSearch(search, { plans, regions });
      return holds ? subscriptions.filter(holds) : subscriptions;
    },
    // The search matches the cards' texts in the language they are shown in.
    // oxlint-disable-next-line react/exhaustive-deps
    [subscriptions, search, plans, regions, language],
  );
  return (
    <>
      <Box sx={{ minHeight: FILTER_HEIGHT }}>
        {isWhole ? (
          <Suspense fallback={FILTER_SHAPE}>
            <SubscriptionFilter
              value={search}
              onChange={onSearch}
              found={shown.length}
              of={subscriptions.length}
            />
          </Suspense>
        ) : (
          FILTER_SHAPE
        )}
      </Box>
      <div ref={ref}>
        <CardRows
          subscriptions={shown}
          isWhole={isWhole}
          now={now}
          firstView={inFirstView()}
          width={width}
          top={top}
        />
      </div>
      {isWhole && shown.length === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center' }}>{t('overview.noMatch', { search })}</Typography>
      )}
    </>
  );
}

/** Returns how many cards are in view, below the page's heading, before the user scrolls. */
function inFirstView(): number {
  return columnsIn(window.innerWidth) * Math.ceil((window.innerHeight - HEADING_HEIGHT) / CARD_HEIGHT);
}
