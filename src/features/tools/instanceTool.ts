// What distinguishes the instance tools (docs/product/screens.md#pickers): upload, Entra ID and PRTG users each stand
// behind a picker.
import type SvgIcon from '@mui/material/SvgIcon';
import type { Permission } from '../../domain/subscriptions/permission';
import type { PlainKey } from '../../messages/t';

export interface InstanceTool {
  /** As in the navigation. */
  Icon: typeof SvgIcon;
  /** The pages' heading. */
  title: PlainKey;
  /** What the tool is for, in one sentence, above the picker. */
  about: PlainKey;
  /** What the user must be allowed on an instance. */
  permission: Permission;
  /** The picker's address, or the tool's for the subscription of this id. */
  to: (id?: string) => string;
  /** Said where the user may not use it on any instance. */
  nowhere: PlainKey;
  /** Said where the user may not use it on the instance of the address. */
  notHere: PlainKey;
}
