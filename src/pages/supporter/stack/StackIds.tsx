// What a stack is called in each of the vendor's systems, to be copied.
import Box from '@mui/material/Box';
import type { FoundStack } from '../../../domain/supporter/supporterSearch';
import { paths } from '../../../paths';
import { CopyButton } from '../../../ui/content/CopyButton';
import { CloudStateChip } from '../CloudStateChip';
import { CopyText } from '../CopyText';
import { TextLink } from '../results/TextLink';

/** Takes the stack as the search found it. */
export function StackIds({ stack }: { stack: FoundStack }) {
  const { subdomain, status, instanceId, subscriptionId, customerId } = stack;
  const facts = [
    {
      label: 'Status',
      value: status === '' ? 'Unknown' : <CloudStateChip state={status} />,
    },
    { label: 'Subdomain', value: <CopyText what="subdomain" text={subdomain} /> },
    { label: 'Instance', value: <CopyText what="instance ID" text={instanceId} /> },
    { label: 'Subscription', value: <CopyText what="subscription ID" text={subscriptionId} /> },
    {
      label: 'Customer',
      value:
        customerId === '' ? (
          'Unknown'
        ) : (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <TextLink to={paths.supporterCustomer(customerId)}>{customerId}</TextLink>
            <CopyButton what="customer ID" text={customerId} />
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
