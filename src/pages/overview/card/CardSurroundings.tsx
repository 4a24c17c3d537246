// The data that all cards of a list share, looked up once: if each of thousands of cards observed the price list, the regions
// and the permissions, that would cost more than the cards themselves.
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { plansQuery } from '../../../api/catalogue/plans';
import { regionsQuery } from '../../../api/catalogue/regions';
import { zonesQuery } from '../../../api/catalogue/timezones';
import { useIsDrawn } from '../../../browser/effects/useIsDrawn';
import type { Plan } from '../../../domain/plans/plan';
import type { Region } from '../../../domain/regions/region';
import type { TimezoneEntry } from '../../../domain/regions/timezone';
import type { Permission } from '../../../domain/subscriptions/permission';
import { usePermissionOf } from '../../../guards/usePermission';

/** A list that names things by their id or code. */
interface Catalogue<Entry> {
  /** undefined until the list has loaded. */
  find: ((key: string | undefined) => Entry | undefined) | undefined;
  failed: boolean;
  retry: () => void;
}

interface Surroundings {
  plans: Catalogue<Plan>;
  regions: Catalogue<Region>;
  zones: Catalogue<TimezoneEntry>;
  /** Returns what the user may do with a subscription, by its id: nothing while that isn't known. */
  mayOn: (subscriptionId: string) => (permission: Permission) => boolean;
  arePermissionsPending: boolean;
}

const Context = createContext<Surroundings | undefined>(undefined);

/** Provides a list of cards with the data that they share. */
export function CardSurroundings({ children }: { children: ReactNode }) {
  const plans = useCatalogue(useQuery(plansQuery()), planId);
  const regions = useCatalogue(useQuery(regionsQuery()), regionCode);
  const zones = useCatalogue(useQuery({ ...zonesQuery(), enabled: useIsDrawn(true) }), zoneId);
  const { mayOn, isPending } = usePermissionOf();
  const value = useMemo(
    () => ({ plans, regions, zones, mayOn, arePermissionsPending: isPending }),
    [plans, regions, zones, mayOn, isPending],
  );
  return <Context value={value}>{children}</Context>;
}

/** Returns the data that the cards of this list share. Throws outside of `CardSurroundings`. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('A card stands in a CardGrid.');
  return surroundings;
}

const planId = ({ id }: Plan) => id;
const regionCode = ({ code }: Region) => code;
const zoneId = ({ Id }: TimezoneEntry) => Id;

function useCatalogue<Entry>(
  query: { data: readonly Entry[] | undefined; error: Error | null; refetch: () => unknown },
  keyOf: (entry: Entry) => string | undefined,
): Catalogue<Entry> {
  const { data, error, refetch } = query;
  return useMemo(() => {
    // Of two entries with the same key, the first counts.
    const entries = data && new Map(data.map((entry) => [keyOf(entry), entry] as const).reverse());
    return {
      find: entries && ((key) => entries.get(key)),
      failed: error !== null,
      retry: () => void refetch(),
    };
  }, [data, error, refetch, keyOf]);
}
