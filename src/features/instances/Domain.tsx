// An instance's domain: a link once the instance can be reached, with a copy button.
import Box from '@mui/material/Box';
import { ABSENT } from '../../domain/text/shown';
import { openableAddress } from '../../domain/instances/instanceAddress';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { CopyButton } from '../../ui/content/CopyButton';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { t } from '../../messages/t';

interface DomainProps {
  subscription: Subscription;
  /** The id of the heading that names the instance. */
  describedBy?: string;
}

/** The domain; a dash without one. */
export function Domain({ subscription, describedBy }: DomainProps) {
  const { fqdn } = subscription;
  if (fqdn === undefined) return <span>{ABSENT}</span>;
  const address = openableAddress(subscription);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      {address === undefined ? (
        <span translate="no">{fqdn}</span>
      ) : (
        // "Open PRTG" beside it leads to the same address: no second tab stop.
        <Box
          component="a"
          {...inNewTab(address, fqdn)}
          tabIndex={-1}
          translate="no"
          sx={{ color: 'primary.main', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          <span>{`${fqdn} `}</span>
          <Icon icon="newTab" size={14} />
        </Box>
      )}
      <CopyButton what={t('common.domainNoun')} text={fqdn} describedBy={describedBy} />
    </Box>
  );
}
