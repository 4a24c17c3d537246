// What the overview's address holds: how the subscriptions are shown, and what narrows and orders them
// (docs/product/many-instances.md#address).
import { preference, prefer } from '../../browser/kept/preferences';
import { useQueryState } from '../../browser/useQueryState';

export type View = 'cards' | 'table';

/** Without a choice the specification's cards; without an order the table begins with what needs attention. */
const ALL = { view: '', search: '', state: '', status: '', region: '', plan: '', attention: '', sort: '' };

/** Each part is '' where the address says nothing of it. */
export type OverviewState = typeof ALL;
export type ChangeOverview = (change: Partial<OverviewState>) => void;

/** Clears all that narrows the table. */
export const NO_FILTER: Partial<OverviewState> = {
  search: '',
  state: '',
  status: '',
  region: '',
  plan: '',
  attention: '',
};

/** Returns the state, what changes it, the view, and what chooses another one for the next visit as well. */
export function useOverviewState() {
  const [state, change] = useQueryState<OverviewState>(ALL, rememberedView());
  const view: View = state.view === 'table' ? 'table' : 'cards';
  const choose = (chosen: View) => {
    prefer('portal-view', chosen);
    change({ view: chosen });
  };
  return { state, change, view, choose };
}

/** Cards are what everybody begins with: that needn't stand in the address. */
function rememberedView(): Partial<OverviewState> {
  return preference('portal-view') === 'table' ? { view: 'table' } : {};
}
