// An instance's domain: a link once it can be reached, and copied at one press.
import Box from '@mui/material/Box';
import { ABSENT } from '../../domain/text/absent';
import { openableAddress } from '../../domain/instances/instanceAddress';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { CopyButton } from '../../ui/content/CopyButton';
import { t } from '../../messages/t';

interface DomainProps {
  subscription: Subscription;
  /** The id of the heading that says whose it is. */
  describedBy?: string;
}

export function Domain({ subscription, describedBy }: DomainProps) {
  const { fqdn } = subscription;
  if (fqdn === undefined) return ABSENT;
  const address = openableAddress(subscription);
  return (
    <Box sx={domain}>
      {address === undefined ? (
        fqdn
      ) : (
        // "Open PRTG" beside it leads to the same place: no second stop for the keyboard.
        <a href={address} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
          {fqdn}
        </a>
      )}
      <CopyButton what={t('common.domainNoun')} text={fqdn} describedBy={describedBy} />
    </Box>
  );
}

const domain = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  textTransform: 'none',
  '& a': { color: 'primary.main', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& button': { my: -0.25 },
} as const;
