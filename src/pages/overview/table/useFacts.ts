// What the table's rows need beside their subscriptions, once for all of them: a row asks nothing itself.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { plansQuery } from '../../../api/catalogue/plans';
import { regionsQuery } from '../../../api/catalogue/regions';
import { usePermissions } from '../../../api/user/permissions';
import { useNow } from '../../../browser/useNow';
import type { Plan } from '../../../domain/plans/plan';
import type { Region } from '../../../domain/regions/region';
import { permittedIds } from '../../../domain/subscriptions/permission';

/** The ids of the subscriptions on which the user holds each permission. */
export interface Rights {
  manageInstance: ReadonlySet<string>;
  manageSubscription: ReadonlySet<string>;
  manageInvoices: ReadonlySet<string>;
}

export interface Facts {
  /** By id; empty while they aren't there. */
  plans: ReadonlyMap<string, Plan>;
  /** By code; empty while they aren't there. */
  regions: ReadonlyMap<string, Region>;
  rights: Rights;
  /** Epoch ms, anew every minute. */
  now: number;
  /** The rights are known, or can't be had: what needs attention, and so the rows' order, depends on them. */
  isReady: boolean;
  /** The rights are complete: none is missing because they couldn't be read, or are being read. */
  areRightsSettled: boolean;
  /** So are the plans and the regions: what they don't name is shown by its id. */
  isNamed: boolean;
}

/** Returns the facts; the same objects until something changes. */
export function useFacts(): Facts {
  const now = useNow();
  const { resources, isPending, isSettled } = usePermissions();
  const { data: planList, isPending: isPlanPending } = useQuery(plansQuery());
  const { data: regionList, isPending: isRegionPending } = useQuery(regionsQuery());
  const plans = useMemo(() => new Map(planList?.map((plan) => [plan.id, plan])), [planList]);
  const regions = useMemo(() => new Map(regionList?.map((region) => [region.code, region])), [regionList]);
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
      now,
      isReady: !isPending,
      areRightsSettled: isSettled,
      isNamed: !isPlanPending && !isRegionPending,
    }),
    [plans, regions, rights, now, isPending, isSettled, isPlanPending, isRegionPending],
  );
}
