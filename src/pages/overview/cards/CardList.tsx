// The subscriptions as cards (docs/product/screens.md#many-subscriptions): a page of them at first, more as the user goes on, and
// a filter where there are too many to look through. For thousands there is the table.
import Box from '@mui/material/Box';
import { Button } from '../../../ui/form/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../browser/announce';
import type { Narrowed } from '../../../domain/subscriptions/facets';
import { t } from '../../../messages/t';
import { PartBoundary } from '../../../ui/feedback/PartBoundary';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { NO_FILTER, type ChangeOverview, type OverviewState } from '../useOverviewState';
import type { Facts } from '../useFacts';
import { cardStyles } from './cardStyles';
import { SubscriptionCard } from './SubscriptionCard';

// Brings the text fields, which the overview of most customers doesn't need.
const CardFilter = lazyPart(async () => (await import('./CardFilter')).CardFilter);

/** From this number on, there are too many cards to look through. */
const MANY = 13;
/** How many cards are shown at first, and how many more at a time. */
const PAGE = 24;
/** How many cards come by themselves while the user scrolls: with more, nobody would reach the page's footer. */
const MOST_BY_THEMSELVES = 120;
/** How many cards an address can ask for: more take long to render. */
const MOST_RESTORED = 480;

interface CardListProps {
  /** How many subscriptions there are. */
  of: number;
  /** Those that match the filters, at their place. */
  found: Narrowed;
  facts: Facts;
  state: OverviewState;
  onChange: ChangeOverview;
}

/** The cards that match the filters, and how to see more of them. */
export function CardList({ of, found: { shown: found }, facts, state, onChange }: CardListProps) {
  const { search } = state;
  // The address has it as well, so that Back leads to the card that the user left from.
  const [count, setCount] = useState(() => cardsIn(state.shown));
  const shown = found.slice(0, count);
  const showMore = () => {
    const more = Math.min(found.length, count + PAGE);
    setCount(more);
    onChange({ shown: String(more) });
    announce(t('overview.showing', { shown: more, count: found.length }));
  };

  // What the address filters by is seen above the cards, with a way to take it off; it stays there when that was done.
  const isFiltered = (Object.keys(NO_FILTER) as (keyof OverviewState)[]).some(
    (part) => state[part] !== '' && part !== 'shown',
  );
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const list = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  // Moves the focus from the button, which is further down now, to the first of the cards that it has brought.
  useEffect(() => {
    if (firstNew !== undefined) list.current?.children[firstNew]?.querySelector('h2')?.focus();
  }, [firstNew]);

  return (
    <>
      {(of >= MANY || wasFiltered) && (
        <Box sx={{ minHeight: { xs: 72, sm: 40 }, mb: 2 }}>
          <Suspense>
            <CardFilter
              value={search}
              onChange={(typed) => {
                setCount(PAGE);
                onChange({ search: typed, shown: '' });
              }}
              found={found.length}
              of={of}
              isFiltered={isFiltered}
              onClear={() => onChange(NO_FILTER)}
            />
          </Suspense>
        </Box>
      )}
      <Box ref={list} role="list" aria-label={t('overview.title')} sx={cardStyles}>
        {shown.map((subscription) => (
          <div key={subscription.id} role="listitem">
            <PartBoundary>
              <SubscriptionCard subscription={subscription} facts={facts} />
            </PartBoundary>
          </div>
        ))}
      </Box>
      {found.length === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center' }}>
          {search === '' ? t('fleet.noMatch') : t('overview.noMatch', { search })}
        </Typography>
      )}
      {shown.length < found.length && (
        <ShowMore
          shown={shown.length}
          of={found.length}
          onPress={() => {
            setFirstNew(shown.length);
            showMore();
          }}
          onReached={showMore}
        />
      )}
    </>
  );
}

/** Returns how many cards to begin with; `shown` is the address's. */
function cardsIn(shown: string): number {
  const count = Number(shown);
  return Number.isInteger(count) && count > PAGE ? Math.min(count, MOST_RESTORED) : PAGE;
}

interface ShowMoreProps {
  shown: number;
  of: number;
  onPress: () => void;
  /** Called when the user has scrolled to the end of the cards. */
  onReached: () => void;
}

function ShowMore({ shown, of, onPress, onReached }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(() => {
    // Who has moved to the button by keyboard can press it, or go on to the footer.
    if (!end.current?.contains(document.activeElement)) onReached();
  });
  // Watches for the end to come into view; anew after each page, because it may still be in view.
  useEffect(() => {
    if (!end.current || shown >= MOST_BY_THEMSELVES) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <Box ref={end} sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, py: 3 }}>
      <Typography color="textSecondary">{t('overview.showing', { shown, count: of })}</Typography>
      <Button variant="outlined" onClick={onPress}>
        {t('overview.showMore')}
      </Button>
    </Box>
  );
}
