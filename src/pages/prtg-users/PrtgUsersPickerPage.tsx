// The picker at /prtg-users (specification 2).
import { PickInstance } from '../../guards/PickInstance';
import { prtgUsers } from './prtgUsers';

/** The page at /prtg-users. */
export function PrtgUsersPickerPage() {
  return <PickInstance tool={prtgUsers} />;
}
