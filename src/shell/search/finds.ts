// What the search can find (docs/product/help.md#search).

type Section = 'pages' | 'instances' | 'actions' | 'customers';

/** One line of the results. */
export interface Find {
  key: string;
  section: Section;
  label: string;
  /** What tells it from others of its name. */
  detail?: string | undefined;
  does: Does;
}

/** Leads to an address of the portal, to one outside in a new tab, or does something here. */
type Does = { to: string } | { href: string } | { run: () => void };
