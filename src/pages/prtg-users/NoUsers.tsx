// What is seen where an instance has no users to list: why, and where they come from.
import UsersIcon from '@mui/icons-material/GroupOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { instanceAddress } from '../../domain/instances/instanceAddress';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

/** Takes the instance's domain. */
export function NoUsers({ fqdn }: { fqdn: string | undefined }) {
  const address = instanceAddress(fqdn);
  return (
    <EmptyCard
      Icon={UsersIcon}
      title="This instance has no users yet"
      about="Invite them in PRTG, under Setup. Everybody who has accepted stands here. If your users sign in with a federated directory, this list stays empty."
    >
      {address !== undefined && (
        <Button
          variant="outlined"
          endIcon={<OpenInNew />}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open PRTG (opens in a new tab)"
        >
          Open PRTG
        </Button>
      )}
    </EmptyCard>
  );
}
