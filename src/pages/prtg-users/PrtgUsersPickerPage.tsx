// The picker at /prtg-users (docs/product/screens.md#pickers).
import { Link } from 'react-router-dom';
import { PickInstance } from '../../features/tools/PickInstance';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { Button } from '../../ui/form/Button';
import { prtgUsers } from './prtgUsers';

/** The page at /prtg-users. */
export function PrtgUsersPickerPage() {
  return (
    <PickInstance tool={prtgUsers}>
      <Button component={Link} to={paths.people()} variant="outlined">
        {t('people.across')}
      </Button>
    </PickInstance>
  );
}
