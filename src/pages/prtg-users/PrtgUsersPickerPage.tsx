// The picker at /prtg-users (docs/product/screens.md#pickers).
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PickInstance } from '../../features/tools/PickInstance';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { prtgUsers } from './prtgUsers';

/** The page at /prtg-users. */
export function PrtgUsersPickerPage() {
  return (
    <PickInstance tool={prtgUsers}>
      <Link component={RouterLink} to={paths.people()} sx={{ display: 'inline-block', mb: 2 }}>
        {t('people.across')}
      </Link>
    </PickInstance>
  );
}
