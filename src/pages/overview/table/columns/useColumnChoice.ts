// Which columns the table shows: the customer's choice, remembered in the browser (docs/product/many-instances.md#columns).
import { useCallback, useState } from 'react';
import { preference, prefer } from '../../../../browser/kept/preferences';

/** The columns shown until the customer chooses others. */
const AT_FIRST = ['name', 'domain', 'state', 'status', 'plan', 'region', 'date', 'due'];

/** Returns the keys of the columns that are shown, and a function that chooses others. */
export function useColumnChoice(): readonly [ReadonlySet<string>, (keys: ReadonlySet<string>) => void] {
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(preference('portal-columns')?.split(' ') ?? AT_FIRST),
  );
  const choose = useCallback((chosen: ReadonlySet<string>) => {
    prefer('portal-columns', [...chosen].join(' '));
    setKeys(chosen);
  }, []);
  return [keys, choose];
}
