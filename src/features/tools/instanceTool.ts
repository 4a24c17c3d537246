// What distinguishes the instance tools (docs/product/screens.md#pickers): upload, Entra ID and PRTG users, each of which
// has a picker in front of it.
import type SvgIcon from '@mui/material/SvgIcon';
import type { Permission } from '../../domain/subscriptions/permission';
import type { PlainKey } from '../../messages/t';

/** One tool's icon, texts, permission and addresses. */
export interface InstanceTool {
  /** The same icon as in the navigation. */
  Icon: typeof SvgIcon;
  /** The pages' heading. */
  title: PlainKey;
  /** What the tool is for, in one sentence, above the picker. */
  about: PlainKey;
  /** The permission that the user needs on an instance. */
  permission: Permission;
  /** Returns the picker's address or, with a subscription's id, that of the tool for it. */
  to: (id?: string) => string;
  /** Shown if the user may not use the tool on any instance. */
  nowhere: PlainKey;
  /** Shown if the user may not use the tool on the instance in the address. */
  notHere: PlainKey;
}
