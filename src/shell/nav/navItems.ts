// The navigation's items (docs/product/screens.md#navigation). Each has a predicate for whom it is visible to.
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import OverviewIcon from '@mui/icons-material/DashboardOutlined';
import UsersIcon from '@mui/icons-material/GroupOutlined';
import EntraIdIcon from '@mui/icons-material/KeyOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import SupporterIcon from '@mui/icons-material/SupportAgentOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { config } from '../../config';
import { isStaff, type Profile } from '../../domain/session/profile';
import { matchesPattern, paths, patterns } from '../../paths';
import type { PlainKey } from '../../messages/t';

/** A link of the navigation, and whom it is visible to. */
export interface NavItem {
  label: PlainKey;
  path: string;
  icon: SvgIconComponent;
  isVisible: (profile: Profile) => boolean;
}

const always = () => true;

/** In display order; to be filtered by `isVisible`. */
export const navItems: readonly NavItem[] = [
  { label: 'shell.overview', path: '/', icon: OverviewIcon, isVisible: always },
  { label: 'shell.account', path: paths.account(), icon: AccountIcon, isVisible: always },
  { label: 'shell.invoices', path: paths.invoices(), icon: InvoicesIcon, isVisible: always },
  { label: 'shell.upload', path: paths.upload(), icon: UploadIcon, isVisible: always },
  { label: 'shell.entraId', path: paths.entraId(), icon: EntraIdIcon, isVisible: always },
  { label: 'shell.prtgUsers', path: paths.prtgUsers(), icon: UsersIcon, isVisible: always },
  {
    label: 'shell.supporter',
    path: paths.supporter(),
    icon: SupporterIcon,
    isVisible: (profile) => isStaff(profile, config.supporterRole),
  },
];

const isManage = (pathname: string) => matchesPattern(patterns.manage, pathname);

/** True if an item leads to the page that the user is on, or to that page's parent. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  if (item.path === '/')
    return (
      ['/', paths.overview(), paths.newInstance(), paths.dates()].includes(pathname) || isManage(pathname)
    );
  return pathname === item.path || pathname.startsWith(`${item.path}/`);
}
