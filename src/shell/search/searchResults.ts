// What the search can find (docs/product/help.md#search).

type Section = 'pages' | 'instances' | 'actions' | 'customers';

/** One line of the results. */
export interface SearchResult {
  key: string;
  section: Section;
  label: string;
  /** Tells it from others with the same label. */
  detail?: string | undefined;
  does: Does;
}

/** Links to a page of the portal, opens an external address in a new tab, or runs an action. */
type Does = { to: string } | { href: string } | { run: () => void };

/** Returns 'Ctrl K', or '⌘ K' on Apple's systems. */
export function searchKeys(): string {
  return /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
