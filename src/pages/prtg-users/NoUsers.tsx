// What is seen where an instance has no users to list: why, and where they come from. The page's head leads to PRTG.
import UsersIcon from '@mui/icons-material/GroupOutlined';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

export function NoUsers() {
  return (
    <EmptyCard
      Icon={UsersIcon}
      title="This instance has no users yet"
      about="Invite them in PRTG, under Setup. Everybody who has accepted stands here. If your users sign in with a federated directory, this list stays empty."
    />
  );
}
