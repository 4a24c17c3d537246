// The rows of the table: those that match the search and all facets, with the counts of each facet. Thousands are filtered
// in a few milliseconds, so that typing stays quick on a slow phone.
import { useMemo } from 'react';
import {
  attentionFirst,
  faceted,
  narrowed,
  type Narrowed,
  type Narrowing,
} from '../../../domain/subscriptions/facets';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { subscriptionSearch } from '../../../domain/subscriptions/subscriptionSearch';
import { useLanguage } from '../../../messages/useLanguage';
import type { OverviewState } from '../useOverviewState';
import type { Facts } from '../useFacts';

/** Returns the rows to show, those that need attention first, and how many another choice would show. */
export function useTableRows(
  subscriptions: readonly Subscription[],
  { plans, regions, now, rights }: Facts,
  wanted: OverviewState,
): Narrowed {
  const { search } = wanted;
  const narrowing = useNarrowing(wanted);
  const language = useLanguage();
  const all = useMemo(
    () => attentionFirst(faceted(subscriptions, now, rights.manageInvoices)),
    [subscriptions, now, rights],
  );
  const matching = useMemo(
    () => {
      const holds = subscriptionSearch(search, {
        plans: [...plans.byKey.values()],
        regions: [...regions.byKey.values()],
      });
      return holds ? all.filter(({ subscription }) => holds(subscription)) : all;
    },
    // The search matches the table's texts in the language they are shown in.
    // oxlint-disable-next-line react/exhaustive-deps
    [all, search, plans, regions, language],
  );
  return useMemo(() => narrowed(matching, narrowing), [matching, narrowing]);
}

/** Returns the chosen value of each facet; the same object until one changes. */
export function useNarrowing({ state, status, region, plan, attention }: OverviewState): Narrowing {
  return useMemo(
    () => ({ state, status, region, plan, attention: attention === '1' }),
    [state, status, region, plan, attention],
  );
}
