// Shown if an instance has no users to list: why, and where they come from. The page's head links to PRTG.
import UsersIcon from '@mui/icons-material/GroupOutlined';
import { t } from '../../messages/t';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

/** The empty state. */
export function NoUsers() {
  return <EmptyCard Icon={UsersIcon} title={t('prtgUsers.none')} about={t('prtgUsers.noneAbout')} />;
}
