// An instance's domain: a link once the instance can be reached, with a copy button.
import Box from '@mui/material/Box';
import { ABSENT } from '../../domain/text/absent';
import { openableAddress } from '../../domain/instances/instanceAddress';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { copyStyles, PlainCopyButton } from '../../ui/content/CopyButton';
import { t } from '../../messages/t';

interface DomainProps {
  subscription: Subscription;
  /** The id of the heading that names the instance. */
  describedBy?: string;
}

/** The domain, with its styles. */
export function Domain(props: DomainProps) {
  return (
    <Box sx={around}>
      <PlainDomain {...props} />
    </Box>
  );
}

/** The domain for lists of thousands, whose styles (`domainStyles`) are set once, on an ancestor. */
export function PlainDomain({ subscription, describedBy }: DomainProps) {
  const { fqdn } = subscription;
  if (fqdn === undefined) return <span>{ABSENT}</span>;
  const address = openableAddress(subscription);
  return (
    <div className="domain">
      {address === undefined ? (
        <span translate="no">{fqdn}</span>
      ) : (
        // "Open PRTG" beside it leads to the same address: no second tab stop.
        <a {...inNewTab(address, fqdn)} tabIndex={-1} translate="no">
          <span>{`${fqdn} `}</span>
          <Icon icon="newTab" size={14} />
        </a>
      )}
      <PlainCopyButton what={t('common.domainNoun')} text={fqdn} describedBy={describedBy} />
    </div>
  );
}

/** The styles of `PlainDomain`, for an ancestor's `sx`. */
export const domainStyles = {
  '& .domain': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 0.5,
    '& a': { color: 'primary.main', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    '& a svg': { verticalAlign: '-2px' },
    '& .copy': { my: -0.25 },
  },
  ...copyStyles,
} as const;

const around = { display: 'contents', ...domainStyles } as const;
