// Every screen of the portal, once (docs/product/screens.md#routes): its addresses, its place in the navigation and in Search, and
// how its code is loaded. The only module that imports pages, except the boot, which preloads the overview beside the app.
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import OverviewIcon from '@mui/icons-material/DashboardOutlined';
import UsersIcon from '@mui/icons-material/GroupOutlined';
import EntraIdIcon from '@mui/icons-material/KeyOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import SupporterIcon from '@mui/icons-material/SupportAgentOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import { config } from './config';
import { isStaff, type Profile } from './domain/session/profile';
import type { PlainKey } from './messages/t';
import { matchesPattern, patterns } from './paths';

/** A screen's addresses, where it is offered, and what must be loaded before it is shown. */
export interface Screen {
  /** The key of the route's transition. */
  name: string;
  /** Its addresses; links lead to the first one. */
  patterns: readonly [string, ...string[]];
  /** What Search and the navigation call it; a page that only other pages lead to has none. */
  label?: PlainKey;
  /** Only items of the navigation have one. */
  icon?: SvgIconComponent;
  /** The item of the navigation that it belongs to; none for an item. With a `label`, the drawer names it below that item. */
  item?: 'overview' | 'account' | 'prtg-users' | 'supporter';
  /** It shows plans and regions, which are fetched with the first calls. */
  hasPlans?: true;
  /** Where the link above its heading leads; the overview has none. */
  back: 'overview' | 'search' | undefined;
  /** Only support staff may enter it, or download its code. */
  isForStaff?: true;
  /** Loads its code. */
  load: () => Promise<ComponentType>;
}

/** All screens, in the order of the navigation; each address belongs to one of them at most. */
export const screens: readonly Screen[] = [
  {
    name: 'overview',
    patterns: [patterns.root, patterns.overview],
    label: 'shell.overview',
    icon: OverviewIcon,
    back: undefined,
    hasPlans: true,
    load: async () => (await import('./pages/overview/OverviewPage')).OverviewPage,
  },
  {
    name: 'new-instance',
    patterns: [patterns.newInstance],
    item: 'overview',
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/new-instance/NewInstancePage')).NewInstancePage,
  },
  {
    name: 'manage',
    patterns: [patterns.manage],
    item: 'overview',
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/manage/ManagePage')).ManagePage,
  },
  {
    name: 'dates',
    patterns: [patterns.dates],
    label: 'dates.title',
    item: 'overview',
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/dates/DatesPage')).DatesPage,
  },
  {
    name: 'costs',
    patterns: [patterns.costs],
    label: 'costs.title',
    item: 'overview',
    back: 'overview',
    hasPlans: true,
    load: async () => (await import('./pages/costs/CostsPage')).CostsPage,
  },
  {
    name: 'account',
    patterns: [patterns.account],
    label: 'shell.account',
    icon: AccountIcon,
    back: 'overview',
    load: async () => (await import('./pages/account/AccountPage')).AccountPage,
  },
  {
    name: 'data-sharing',
    patterns: [patterns.dataSharing],
    label: 'shell.dataSharing',
    item: 'account',
    back: 'overview',
    load: async () => (await import('./pages/data-sharing/DataSharingPage')).DataSharingPage,
  },
  {
    name: 'invoices',
    patterns: [patterns.invoices],
    label: 'shell.invoices',
    icon: InvoicesIcon,
    back: 'overview',
    load: async () => (await import('./pages/invoices/InvoicesPage')).InvoicesPage,
  },
  {
    name: 'upload',
    patterns: [patterns.upload],
    label: 'shell.upload',
    icon: UploadIcon,
    back: 'overview',
    load: async () => (await import('./pages/upload/UploadPickerPage')).UploadPickerPage,
  },
  {
    name: 'upload-instance',
    patterns: [patterns.uploadInstance],
    item: 'overview',
    back: 'overview',
    load: async () => (await import('./pages/upload/UploadPage')).UploadPage,
  },
  {
    name: 'entra-id',
    patterns: [patterns.entraId],
    label: 'shell.entraId',
    icon: EntraIdIcon,
    back: 'overview',
    load: async () => (await import('./pages/entra-id/EntraIdPickerPage')).EntraIdPickerPage,
  },
  {
    name: 'entra-id-instance',
    patterns: [patterns.entraIdInstance],
    item: 'overview',
    back: 'overview',
    load: async () => (await import('./pages/entra-id/EntraIdPage')).EntraIdPage,
  },
  {
    name: 'prtg-users',
    patterns: [patterns.prtgUsers],
    label: 'shell.prtgUsers',
    icon: UsersIcon,
    back: 'overview',
    load: async () => (await import('./pages/prtg-users/PrtgUsersPickerPage')).PrtgUsersPickerPage,
  },
  {
    name: 'prtg-users-instance',
    patterns: [patterns.prtgUsersInstance],
    item: 'overview',
    back: 'overview',
    load: async () => (await import('./pages/prtg-users/PrtgUsersPage')).PrtgUsersPage,
  },
  {
    name: 'people',
    patterns: [patterns.people],
    label: 'people.title',
    item: 'prtg-users',
    back: 'overview',
    load: async () => (await import('./pages/people/PeoplePage')).PeoplePage,
  },
  {
    name: 'security',
    patterns: [patterns.security],
    label: 'security.title',
    item: 'prtg-users',
    back: 'overview',
    load: async () => (await import('./pages/security/SecurityPage')).SecurityPage,
  },
  {
    name: 'supporter',
    patterns: [patterns.supporter],
    label: 'shell.supporter',
    icon: SupporterIcon,
    back: 'overview',
    isForStaff: true,
    load: async () => (await import('./pages/supporter/search/SupporterPage')).SupporterPage,
  },
  {
    name: 'supporter-stack',
    patterns: [patterns.supporterStack],
    item: 'supporter',
    back: 'search',
    isForStaff: true,
    load: async () => (await import('./pages/supporter/stack/StackPage')).StackPage,
  },
  {
    name: 'supporter-customer',
    patterns: [patterns.supporterCustomer],
    item: 'supporter',
    back: 'search',
    isForStaff: true,
    load: async () => (await import('./pages/supporter/customer/CustomerPage')).CustomerPage,
  },
];

/** Returns the screen at a path; undefined if there is none. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find((screen) => screen.patterns.some((pattern) => matchesPattern(pattern, pathname)));
}

/** True if a screen is offered to a user: each is, but for those of support staff. */
export function isOffered({ isForStaff }: Screen, profile: Profile): boolean {
  return !isForStaff || isStaff(profile, config.supporterRole);
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
