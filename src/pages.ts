// Every screen of the portal (specification 2, decisions 2): the addresses it stands at and how its code is loaded. The
// only importer of pages; free of React, so that the boot can fetch a page beside the app.
import type { ComponentType } from 'react';
import { patterns } from './paths';

export interface Screen {
  /** The key of the route's transition. */
  name: string;
  patterns: readonly string[];
  load: () => Promise<ComponentType>;
}

export const screens: readonly Screen[] = [
  {
    name: 'overview',
    patterns: [patterns.root, patterns.overview],
    load: async () => (await import('./pages/overview/OverviewPage')).OverviewPage,
  },
];
