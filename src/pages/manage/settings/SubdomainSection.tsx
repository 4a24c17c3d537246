// The instance's address, and changing its subdomain (docs/product/instance-settings.md#subdomain). The instance is
// being prepared from the moment the change is accepted.
import Box from '@mui/material/Box';
import { ABSENT } from '../../../domain/text/absent';
import { stackState } from '../../../domain/subscriptions/subscription';
import { CopyButton } from '../../../ui/content/CopyButton';
import { PREPARING } from './preparing';
import type { StackSectionProps } from './StackSectionProps';
import { SubdomainForm } from './SubdomainForm';

/** Takes the instance. */
export function SubdomainSection({ subscription }: StackSectionProps) {
  const { fqdn } = subscription;
  const isPreparing = stackState(subscription) === 'preparing';
  return (
    <>
      <Box sx={{ mb: 2, '& button': { my: -0.5 } }}>
        The address is <strong>{fqdn ?? ABSENT}</strong>{' '}
        {fqdn !== undefined && <CopyButton what="address" text={fqdn} />}
      </Box>
      {isPreparing && <Box sx={{ color: 'text.secondary' }}>{PREPARING}</Box>}
      <SubdomainForm subscription={subscription} isShown={!isPreparing} />
    </>
  );
}
