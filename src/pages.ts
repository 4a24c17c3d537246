// Every screen of the portal (docs/product/screens.md#routes): its addresses and how its code is loaded.
// The only module that imports pages, except the boot, which preloads the overview beside the app.
import type { ComponentType } from 'react';
import { matchesPattern, patterns } from './paths';

/** A screen's addresses, and what must be loaded before it is shown. */
export interface Screen {
  /** The key of the route's transition. */
  name: string;
  patterns: readonly string[];
  /** It shows plans and regions, which are fetched with the first calls. */
  hasPlans?: true;
  /** Where the link above its heading leads; the overview has none. */
  back: 'overview' | 'search' | undefined;
  /** Cards or a long table: wider than a form where there is room. */
  isWide?: true;
  /** Only support staff may enter it, or download its code. */
  isForStaff?: true;
  /** Loads its code. */
  load: () => Promise<ComponentType>;
}

/** All screens; each address belongs to one of them at most. */
export const screens: readonly Screen[] = [
  {
    name: 'overview',
    patterns: [patterns.root, patterns.overview],
    back: undefined,
    hasPlans: true,
    isWide: true,
    load: async () => (await import('./pages/overview/OverviewPage')).OverviewPage,
  },
  {
    name: 'new-instance',
    patterns: [patterns.newInstance],
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/new-instance/NewInstancePage')).NewInstancePage,
  },
  {
    name: 'manage',
    patterns: [patterns.manage],
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/manage/ManagePage')).ManagePage,
  },
  {
    name: 'account',
    patterns: [patterns.account],
    back: 'overview',
    load: async () => (await import('./pages/account/AccountPage')).AccountPage,
  },
  {
    name: 'invoices',
    patterns: [patterns.invoices],
    back: 'overview',
    load: async () => (await import('./pages/invoices/InvoicesPage')).InvoicesPage,
  },
  {
    name: 'dates',
    patterns: [patterns.dates],
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/dates/DatesPage')).DatesPage,
  },
  {
    name: 'costs',
    patterns: [patterns.costs],
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/costs/CostsPage')).CostsPage,
  },
  {
    name: 'data-sharing',
    patterns: [patterns.dataSharing],
    back: 'overview',
    load: async () => (await import('./pages/data-sharing/DataSharingPage')).DataSharingPage,
  },
  {
    name: 'upload',
    patterns: [patterns.upload],
    back: 'overview',
    load: async () => (await import('./pages/upload/UploadPickerPage')).UploadPickerPage,
  },
  {
    name: 'upload-instance',
    patterns: [patterns.uploadInstance],
    back: 'overview',
    load: async () => (await import('./pages/upload/UploadPage')).UploadPage,
  },
  {
    name: 'entra-id',
    patterns: [patterns.entraId],
    back: 'overview',
    load: async () => (await import('./pages/entra-id/EntraIdPickerPage')).EntraIdPickerPage,
  },
  {
    name: 'entra-id-instance',
    patterns: [patterns.entraIdInstance],
    back: 'overview',
    load: async () => (await import('./pages/entra-id/EntraIdPage')).EntraIdPage,
  },
  {
    name: 'prtg-users',
    patterns: [patterns.prtgUsers],
    back: 'overview',
    load: async () => (await import('./pages/prtg-users/PrtgUsersPickerPage')).PrtgUsersPickerPage,
  },
  {
    name: 'prtg-users-instance',
    patterns: [patterns.prtgUsersInstance],
    back: 'overview',
    load: async () => (await import('./pages/prtg-users/PrtgUsersPage')).PrtgUsersPage,
  },
  {
    name: 'people',
    patterns: [patterns.people],
    back: 'overview',
    load: async () => (await import('./pages/people/PeoplePage')).PeoplePage,
  },
  {
    name: 'supporter',
    patterns: [patterns.supporter],
    back: 'overview',
    isForStaff: true,
    load: async () => (await import('./pages/supporter/search/SupporterPage')).SupporterPage,
  },
  {
    name: 'supporter-stack',
    patterns: [patterns.supporterStack],
    back: 'search',
    isForStaff: true,
    load: async () => (await import('./pages/supporter/stack/StackPage')).StackPage,
  },
  {
    name: 'supporter-customer',
    patterns: [patterns.supporterCustomer],
    back: 'search',
    isForStaff: true,
    load: async () => (await import('./pages/supporter/customer/CustomerPage')).CustomerPage,
  },
];

/** Returns the screen at a path; undefined if there is none. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find((screen) => screen.patterns.some((pattern) => matchesPattern(pattern, pathname)));
}

const loadedPages = new Map<Screen['load'], ComponentType>();

/** Loads a screen's code. Throws if it can't be loaded. */
export async function loadScreen({ load }: Screen): Promise<ComponentType> {
  const Page = await load();
  loadedPages.set(load, Page);
  return Page;
}

/** Returns a screen's page; undefined if it hasn't been loaded yet. */
export function loadedPage({ load }: Screen): ComponentType | undefined {
  return loadedPages.get(load);
}
