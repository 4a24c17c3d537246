// All columns of the table, and those that the customer has chosen.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownValue } from '../../../../api/instances/settings';
import type { SettingId } from '../../../../domain/instances/settings';
import { subscriptionColumns } from './columns';
import { settingColumns } from './settingColumns';
import type { Facts } from '../../useFacts';

/** All columns, and those shown: a link may sort by one that isn't. */
export type TableColumns = ReturnType<typeof useTableColumns>;

/** Returns all columns and those shown; the same until what they show changes. `model`: the values that settings are compared with. */
export function useTableColumns(
  facts: Facts,
  model: ReadonlyMap<SettingId, string>,
  keys: ReadonlySet<string>,
) {
  const client = useQueryClient();
  return useMemo(() => {
    const [name, ...others] = subscriptionColumns(facts);
    const settings = settingColumns(facts, model, (setting, stackId) => knownValue(client, setting, stackId));
    // During a comparison the settings come right after the names.
    const ordered = model.size > 0 ? [...settings, ...others] : [...others, ...settings];
    const all = name ? [name, ...ordered] : ordered;
    // The first column names the row and is always shown.
    return { all, shown: all.filter(({ key }, index) => index === 0 || keys.has(key)) };
  }, [facts, model, client, keys]);
}
