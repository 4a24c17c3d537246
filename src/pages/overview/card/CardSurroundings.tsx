// What all cards of a list draw from, looked up once for all of them: thousands of cards each asking for the price list,
// the regions and the permissions would cost more than the cards themselves.
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { plansQuery } from '../../../api/catalogue/plans';
import { regionsQuery } from '../../../api/catalogue/regions';
import { zonesQuery } from '../../../api/catalogue/timezones';
import { useIsDrawn } from '../../../browser/useIsDrawn';
import type { Plan } from '../../../domain/plans/plan';
import type { Region } from '../../../domain/regions/region';
import type { TimezoneEntry } from '../../../domain/regions/timezone';
import type { Permission } from '../../../domain/subscriptions/permission';
import { usePermissionOf } from '../../../guards/usePermission';

/** A list that names things by their id or code. */
interface Catalogue<Entry> {
  /** Undefined until it is there. */
  find: ((key: string | undefined) => Entry | undefined) | undefined;
  failed: boolean;
  retry: () => void;
}

interface Surroundings {
  plans: Catalogue<Plan>;
  regions: Catalogue<Region>;
  zones: Catalogue<TimezoneEntry>;
  /** What the user may do with a subscription, by its id: nothing while that isn't known. */
  mayOn: (subscriptionId: string) => (permission: Permission) => boolean;
  arePermissionsPending: boolean;
}

const Context = createContext<Surroundings | undefined>(undefined);

/** Around a list of cards. */
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

/** Returns what the cards of this list draw from. Throws outside of one. */
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
    // The first of two counts.
    const entries = data && new Map(data.map((entry) => [keyOf(entry), entry] as const).reverse());
    return {
      find: entries && ((key) => entries.get(key)),
      failed: error !== null,
      retry: () => void refetch(),
    };
  }, [data, error, refetch, keyOf]);
}
