// The overview's state in the page's address: how the subscriptions are shown, filtered and sorted
// (docs/product/many-instances.md#address).
import { preference, prefer } from '../../browser/storage/preferences';
import { useQueryState } from '../../browser/useQueryState';

/** How the subscriptions are shown. */
export type View = 'cards' | 'table';

/**
 * The defaults: without a view, cards are shown; without an order, the table begins with what needs attention. `shown`: how many
 * cards the user has come to see.
 */
const ALL = {
  view: '',
  search: '',
  state: '',
  status: '',
  region: '',
  plan: '',
  attention: '',
  sort: '',
  shown: '',
};

/** Each part is '' if nothing is chosen. */
export type OverviewState = typeof ALL;
/** Changes some parts of the state, and keeps the others. */
export type ChangeOverview = (change: Partial<OverviewState>) => void;

/** Clears the search and all filters. */
export const NO_FILTER: Partial<OverviewState> = {
  search: '',
  state: '',
  status: '',
  region: '',
  plan: '',
  attention: '',
};

/** Returns the state, a function that changes it, the view, and a function that chooses one for the next visit as well. */
export function useOverviewState() {
  const [state, change] = useQueryState<OverviewState>(ALL, rememberedView());
  const view: View = state.view === 'table' ? 'table' : 'cards';
  const choose = (chosen: View) => {
    prefer('portal-view', chosen);
    change({ view: chosen });
  };
  return { state, change, view, choose };
}

/** Returns the view chosen on the last visit; none for cards, which are the default and so not kept in the address. */
function rememberedView(): Partial<OverviewState> {
  return preference('portal-view') === 'table' ? { view: 'table' } : {};
}
