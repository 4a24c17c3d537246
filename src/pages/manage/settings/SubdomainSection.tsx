// The instance's address, and changing its subdomain (docs/product/instance-settings.md#subdomain). The instance is
// being prepared from the moment the change is accepted.
import Box from '@mui/material/Box';
import { ABSENT } from '../../../domain/text/shown';
import { stackState } from '../../../domain/subscriptions/subscription';
import { CopyButton } from '../../../ui/content/CopyButton';
import type { StackSectionProps } from './StackSectionProps';
import { SubdomainForm } from './SubdomainForm';
import { RichText } from '../../../ui/content/RichText';
import { message, t } from '../../../messages/t';

/** Shows the instance's current address and the form that changes its subdomain. */
export function SubdomainSection({ subscription, stackId }: StackSectionProps) {
  const { fqdn } = subscription;
  const isPreparing = stackState(subscription) === 'preparing';
  return (
    <>
      <Box sx={{ mb: 2, '& button': { my: -0.5 } }}>
        <RichText
          message={message('manage.currentAddress', { address: fqdn ?? ABSENT })}
          tags={{ strong: (words) => <strong translate="no">{words}</strong> }}
        />
        <span> </span>
        {fqdn !== undefined && <CopyButton what={t('manage.address')} text={fqdn} />}
      </Box>
      {isPreparing && <Box sx={{ color: 'text.secondary' }}>{t('manage.preparing')}</Box>}
      <SubdomainForm subscription={subscription} stackId={stackId} isShown={!isPreparing} />
    </>
  );
}
