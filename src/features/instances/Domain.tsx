// An instance's domain: a link once the instance can be reached, with a copy button.
import { styled } from '@mui/material/styles';
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
    <Line>
      {address === undefined ? (
        <span title={fqdn} translate="no">
          {fqdn}
        </span>
      ) : (
        // "Open PRTG" beside it leads to the same address: no second tab stop.
        <a {...inNewTab(address, fqdn)} title={fqdn} tabIndex={-1} translate="no">
          <span>{`${fqdn} `}</span>
          <Icon icon="newTab" size={14} />
        </a>
      )}
      <CopyButton what={t('common.domainNoun')} text={fqdn} describedBy={describedBy} />
    </Line>
  );
}

/** One line, styled once for all cards: a domain that is too long is cut, and whole in its title. */
const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: 'var(--mui-palette-primary-main)',
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline' },
  '& > a, & > span': { minWidth: 0 },
  '& > span, & > a > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
