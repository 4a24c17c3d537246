// The overview's state in the page's address: how the subscriptions are shown, filtered and sorted
// (docs/product/many-instances.md#address).
import { preference, prefer } from '../../browser/storage/preferences';
import { useQueryState } from '../../browser/useQueryState';
import { FACETS, isAttentionValue, type Facet } from '../../domain/subscriptions/facets';
import { sortOfWord } from '../../ui/table/dataTableModel';

/** How the subscriptions are shown. */
export type View = 'cards' | 'table';

/** Clears the search and all filters, with which more cards than at first have come: `shown` is how many. */
export const NO_FILTER = {
  search: '',
  state: '',
  status: '',
  region: '',
  plan: '',
  attention: '',
  shown: '',
};
/** The defaults: without a view, cards are shown, or the table of many; without an order, it begins with what needs attention. */
const ALL = { view: '', ...NO_FILTER, sort: '' };

/** Each part is '' if nothing is chosen. */
export type OverviewState = typeof ALL;
/** Changes some parts of the state, and keeps the others. */
export type ChangeOverview = (change: Partial<OverviewState>) => void;

/** More subscriptions than this open as the table until the customer chooses. */
const MOST_CARDS = 20;

/** The table's columns that it can be sorted by. */
const SORTABLE = ['name', 'domain', 'state', 'status', 'plan', 'region', 'date', 'due'] as const;
/** The key of such a column. */
export type SortableColumn = (typeof SORTABLE)[number];

/**
 * Returns the state, a function that changes it, the view, whether that may still become another one by itself, and a function that
 * chooses one for the next visit as well. `isValue` tells whether a facet has a value; `count`: how many subscriptions there are;
 * undefined while that isn't known.
 */
export function useOverviewState(
  count: number | undefined,
  isValue: (facet: Facet, value: string) => boolean,
) {
  const isKnown = {
    view: (view: string) => view === 'cards' || view === 'table',
    sort: (sort: string) => SORTABLE.some((key) => key === sortOfWord(sort).column),
    attention: isAttentionValue,
    ...Object.fromEntries(FACETS.map((facet) => [facet, (value: string) => isValue(facet, value)])),
  };
  const [state, change] = useQueryState<OverviewState>(ALL, isKnown, rememberedView());
  const isChosen = state.view !== '' || preference('portal-view') !== undefined;
  const usual: View = !isChosen && (count ?? 0) > MOST_CARDS ? 'table' : 'cards';
  const view = state.view === '' ? usual : (state.view as View);
  const choose = (chosen: View) => {
    prefer('portal-view', chosen);
    change({ view: chosen });
  };
  return { state, change, view, isOpen: !isChosen && count === undefined, choose };
}

/** Returns the view chosen on the last visit; none for cards, which are the default and so not kept in the address. */
function rememberedView(): Partial<OverviewState> {
  return preference('portal-view') === 'table' ? { view: 'table' } : {};
}
