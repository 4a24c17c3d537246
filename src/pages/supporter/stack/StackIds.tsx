// A stack's ids in the vendor's systems, to be copied.
import Box from '@mui/material/Box';
import type { FoundStack } from '../../../domain/supporter/supporterSearch';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { CopyButton } from '../../../ui/content/CopyButton';
import { CloudStateChip, CopyText, TextLink } from '../parts';

/** Shows the stack's status, subdomain and ids. */
export function StackIds({ stack }: { stack: FoundStack }) {
  const { subdomain, status, instanceId, subscriptionId, customerId } = stack;
  const facts = [
    {
      label: t('tables.status'),
      value: status === '' ? t('supporter.unknown') : <CloudStateChip state={status} />,
    },
    {
      label: t('supporter.subdomain'),
      value: <CopyText what={t('supporter.subdomainNoun')} text={subdomain} />,
    },
    {
      label: t('supporter.instance'),
      value: <CopyText what={t('supporter.instanceIdNoun')} text={instanceId} />,
    },
    {
      label: t('tables.subscription'),
      value: <CopyText what={t('supporter.subscriptionIdNoun')} text={subscriptionId} />,
    },
    {
      label: t('supporter.customer'),
      value:
        customerId === '' ? (
          t('supporter.unknown')
        ) : (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <TextLink to={paths.supporterCustomer(customerId)}>{customerId}</TextLink>
            <CopyButton what={t('supporter.customerIdNoun')} text={customerId} />
          </Box>
        ),
    },
  ];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0 }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minHeight: 26 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
