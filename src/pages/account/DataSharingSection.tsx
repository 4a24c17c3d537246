// Leads to the choice of what data is collected, for each instance (docs/product/screens.md#data-sharing).
import { Button } from '../../ui/form/Button';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed } from '../../domain/subscriptions/permission';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { SectionCard } from '../../ui/content/SectionCard';

/** The link; renders nothing for users who may manage no instance. */
export function DataSharingSection() {
  const { resources, isSettled } = usePermissions();
  if (isSettled && isNowhereAllowed(resources, 'manageInstance')) return null;
  return (
    <SectionCard id="data-sharing" title={t('shell.dataSharing')} about={t('account.dataSharingAbout')}>
      <Button component={Link} to={paths.dataSharing()} variant="outlined">
        {t('shell.dataSharing')}
      </Button>
    </SectionCard>
  );
}
