// The data that the table's rows need besides their subscriptions, looked up once for all of them.
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

/** The data that all rows share. */
export interface Facts {
  /** By id; empty until they have loaded. */
  plans: ReadonlyMap<string, Plan>;
  /** By code; empty until they have loaded. */
  regions: ReadonlyMap<string, Region>;
  rights: Rights;
  /** Epoch ms, updated every minute. */
  now: number;
  /** True once the rights are known or can't be read: what needs attention, and so the rows' order, depends on them. */
  isReady: boolean;
  /** True if the rights are complete: the last read succeeded and no other is under way. */
  areRightsSettled: boolean;
  /** True once the plans and regions are known or can't be loaded: one without a name is then shown by its id. */
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
