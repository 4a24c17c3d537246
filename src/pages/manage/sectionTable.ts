// The sections of the manage screen in their order (docs/product/screens.md#manage): the reason people come first, what
// interrupts last; and who may use each
// (docs/product/permissions.md#table).
import type { ComponentType } from 'react';
import type { Permission } from '../../domain/subscriptions/permission';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { DataCollectionSection } from './settings/DataCollectionSection';
import { MfaSection } from './settings/MfaSection';
import { ProbeSection } from './settings/ProbeSection';
import { RegionTransferSection } from './settings/RegionTransferSection';
import { RestartSection } from './settings/RestartSection';
import type { StackSectionProps } from './settings/StackSectionProps';
import { SubdomainSection } from './settings/SubdomainSection';
import { SubscriptionSection } from './subscription/SubscriptionSection';
import { TimezoneSection } from './settings/TimezoneSection';

interface SectionBase {
  /** The id of the section's element. */
  id: string;
  title: string;
  about?: string;
  permission: Permission;
}

export type ManageSection = SectionBase &
  (
    | { needs: 'running stack' | 'stack'; Body: ComponentType<StackSectionProps> }
    | { needs: 'nothing'; Body: ComponentType<{ subscription: Subscription }> }
  );

export const SUBSCRIPTION_SECTION_ID = 'subscription';

export const SECTIONS: readonly ManageSection[] = [
  {
    id: SUBSCRIPTION_SECTION_ID,
    title: 'Subscription',
    permission: 'manageSubscription',
    needs: 'nothing',
    Body: SubscriptionSection,
  },
  {
    id: 'subdomain',
    title: 'Subdomain',
    about: 'The first part of the address at which your users and remote probes reach this instance.',
    permission: 'manageInstance',
    needs: 'stack',
    Body: SubdomainSection,
  },
  {
    id: 'timezone',
    title: 'Timezone',
    about: 'The local time of this instance: for its schedules, reports and notifications.',
    permission: 'manageInstance',
    needs: 'running stack',
    Body: TimezoneSection,
  },
  {
    id: 'multi-platform-probe',
    title: 'Multi-Platform Probe',
    permission: 'manageInstance',
    needs: 'running stack',
    Body: ProbeSection,
  },
  {
    id: 'multifactor-authentication',
    title: 'Multifactor authentication',
    permission: 'manageInstance',
    needs: 'running stack',
    Body: MfaSection,
  },
  {
    id: 'data-collection',
    title: 'Data collection',
    about:
      'Whether data about the use of this instance is collected, and whether it may hold personal information. It applies to all users of the instance.',
    permission: 'manageInstance',
    needs: 'running stack',
    Body: DataCollectionSection,
  },
  {
    id: 'restart',
    title: 'Restart',
    about: 'Restarts the machine that this instance runs on. Nothing is monitored until it runs again.',
    permission: 'manageInstance',
    needs: 'running stack',
    Body: RestartSection,
  },
  {
    id: 'region-transfer',
    title: 'Region transfer',
    about:
      'Asks Paessler Technical Support to move this instance to another region. They will contact you; until then nothing changes.',
    permission: 'manageInstance',
    needs: 'stack',
    Body: RegionTransferSection,
  },
];
