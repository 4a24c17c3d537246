// What cards and table rows show of a subscription besides its own record: plans, regions and rights, looked up once for all of
// them.
import { usePrefetchQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { plansQuery } from '../../api/catalogue/plans';
import { regionsQuery, zonesQuery } from '../../api/catalogue/regions';
import { usePermissions } from '../../api/user/permissions';
import { useNow } from '../../browser/effects/useTimer';
import type { Plan } from '../../domain/plans/plan';
import type { Region } from '../../domain/regions/region';
import { permittedIds } from '../../domain/subscriptions/permission';

/** A list of the vendor's that names things by their id or code. */
interface Catalogue<Entry> {
  /** Of two entries with the same key, the first counts; empty until the list has loaded. */
  byKey: ReadonlyMap<string | undefined, Entry>;
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The ids of the subscriptions on which the user holds each permission. */
export interface Rights {
  manageInstance: ReadonlySet<string>;
  manageSubscription: ReadonlySet<string>;
  manageInvoices: ReadonlySet<string>;
}

/** What all subscriptions share. */
export interface Facts {
  plans: Catalogue<Plan>;
  regions: Catalogue<Region>;
  rights: Rights;
  /** False while the rights are being read for the first time. */
  areRightsKnown: boolean;
  /** True if the rights are complete: the last read succeeded and no other is under way. */
  areRightsSettled: boolean;
  /** Epoch ms, updated every minute. */
  now: number;
}

/** Returns the facts; the same objects until something changes. */
export function useFacts(): Facts {
  const now = useNow();
  const plans = useCatalogue(useQuery(plansQuery()), ({ id }) => id);
  const regions = useCatalogue(useQuery(regionsQuery()), ({ code }) => code);
  // Each card reads the zones itself: they come last, and would render all of them again.
  usePrefetchQuery(zonesQuery());
  const { resources, isPending, isSettled } = usePermissions();
  const rights = useMemo(
    () => ({
      manageInstance: permittedIds(resources, 'manageInstance'),
      manageSubscription: permittedIds(resources, 'manageSubscription'),
      manageInvoices: permittedIds(resources, 'manageInvoices'),
    }),
    [resources],
  );
  return useMemo(
    () => ({
      plans,
      regions,
      rights,
      areRightsKnown: !isPending,
      areRightsSettled: isSettled,
      now,
    }),
    [plans, regions, rights, isPending, isSettled, now],
  );
}

function useCatalogue<Entry>(
  { data, isPending, error, refetch }: UseQueryResult<readonly Entry[]>,
  keyOf: (entry: Entry) => string | undefined,
): Catalogue<Entry> {
  return useMemo(
    () => ({
      byKey: new Map(data?.map((entry) => [keyOf(entry), entry] as const).reverse()),
      isPending,
      hasFailed: error !== null,
      retry: () => void refetch(),
    }),
    // `keyOf` always names the same key.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, isPending, error, refetch],
  );
}
