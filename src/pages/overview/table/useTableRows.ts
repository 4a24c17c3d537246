// The rows of the table: those that match the search and all facets, with the counts of each facet. Thousands are narrowed
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
import type { Facts } from './useFacts';

/** Returns the rows that are shown, those first that need attention, and what another choice would show. */
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
        plans: [...plans.values()],
        regions: [...regions.values()],
      });
      return holds ? all.filter(({ subscription }) => holds(subscription)) : all;
    },
    // What stands in the table is found in the language it stands there in.
    // oxlint-disable-next-line react/exhaustive-deps
    [all, search, plans, regions, language],
  );
  return useMemo(() => narrowed(matching, narrowing), [matching, narrowing]);
}

/** Returns what is chosen of the facets; the same until that changes. */
export function useNarrowing({ state, status, region, plan, attention }: OverviewState): Narrowing {
  return useMemo(
    () => ({ state, status, region, plan, attention: attention === '1' }),
    [state, status, region, plan, attention],
  );
}
