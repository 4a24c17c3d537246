// The pages about one instance (docs/product/screens.md#instance-header), and who may use them.
import type { Permission } from '../domain/subscriptions/permission';
import { paths } from '../paths';
import type { PlainKey } from '../messages/t';

interface InstancePage {
  label: PlainKey;
  /** Returns the page's address for a subscription's id. */
  to: (id: string) => string;
  /** The user needs one of these. */
  needs: readonly Permission[];
}

const PAGES: readonly InstancePage[] = [
  { label: 'tools.settings', to: paths.manage, needs: ['manageInstance', 'manageSubscription'] },
  { label: 'shell.upload', to: paths.upload, needs: ['uploadFiles'] },
  { label: 'shell.entraId', to: paths.entraId, needs: ['manageInstance'] },
  { label: 'shell.prtgUsers', to: paths.prtgUsers, needs: ['manageInstance'] },
  { label: 'shell.invoices', to: paths.invoices, needs: ['manageInvoices'] },
];

/** Returns the pages of an instance that the user may use. */
export function instancePages(may: (permission: Permission) => boolean): readonly InstancePage[] {
  return PAGES.filter(({ needs }) => needs.some(may));
}
