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

/**
 * Returns all columns, those exported and those shown; the same until what they show changes. `model`: the values that settings
 * are compared with.
 */
export function useTableColumns(
  facts: Facts,
  model: ReadonlyMap<SettingId, string>,
  keys: ReadonlySet<string>,
) {
  const client = useQueryClient();
  return useMemo(() => {
    const [name, ...others] = subscriptionColumns(facts, keys.has('domain'));
    const settings = settingColumns(facts, model, (setting, stackId) => knownValue(client, setting, stackId));
    // During a comparison the settings come right after the names.
    const ordered = model.size > 0 ? [...settings, ...others] : [...others, ...settings];
    const all = name ? [name, ...ordered] : ordered;
    // The first column names the row and is always shown.
    const shown = all.filter(({ key }, index) => index === 0 || keys.has(key));
    // The domain has a column of its own only in a file: in the table it stands below the name.
    return { all, exported: shown, shown: shown.filter(({ key }) => key !== 'domain') };
  }, [facts, model, client, keys]);
}
