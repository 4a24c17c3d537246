// The picker at /prtg-users (docs/product/screens.md#pickers).
import { PickInstance } from '../../features/tools/PickInstance';
import { prtgUsers } from './prtgUsers';

/** The page at /prtg-users. */
export function PrtgUsersPickerPage() {
  return <PickInstance tool={prtgUsers} />;
}
