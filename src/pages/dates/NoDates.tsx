// Shown while there are no dates: why, and where they come from.
import EventIcon from '@mui/icons-material/EventOutlined';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

/** The empty state. */
export function NoDates() {
  return (
    <EmptyCard Icon={EventIcon} title={t('dates.none')} about={t('dates.noneAbout')}>
      <Button component={Link} to={paths.overview()} variant="outlined">
        {t('dates.toOverview')}
      </Button>
    </EmptyCard>
  );
}
