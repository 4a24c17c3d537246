// The sections of the manage screen in their order (docs/product/screens.md#manage): what people come for first,
// what interrupts or ends something last; and the permission each needs (docs/product/permissions.md#table).
import type { ComponentType } from 'react';
import type { Instance } from '../../domain/instances/instance';
import type { Permission } from '../../domain/subscriptions/permission';
import { hasEnded } from '../../domain/subscriptions/deletion';
import { countsAsCancelled, type Subscription } from '../../domain/subscriptions/subscription';
import { DataCollectionSection } from './settings/DataCollectionSection';
import { MfaSection } from './settings/MfaSection';
import { ProbeSection } from './settings/ProbeSection';
import { RegionTransferSection } from './settings/RegionTransferSection';
import { RestartSection } from './settings/RestartSection';
import { SubdomainSection } from './settings/SubdomainSection';
import { SubscriptionEnd } from './subscription/SubscriptionEnd';
import { SubscriptionSection } from './subscription/SubscriptionSection';
import { TimezoneSection } from './settings/TimezoneSection';
import { message, type Message } from '../../messages/t';

interface SectionBase {
  /** The id of the section's element. */
  id: string;
  title: Message;
  about?: Message;
  permission: Permission;
}

/** A section of the screen, and what its body needs. */
export type ManageSection = SectionBase &
  (
    | { needs: 'running stack' | 'stack'; Body: ComponentType<{ instance: Instance }> }
    | { needs: 'nothing'; Body: ComponentType<{ subscription: Subscription }> }
  );

/** The id of the section about the subscription, which links scroll to. */
export const SUBSCRIPTION_SECTION_ID = 'subscription';

const SUBSCRIPTION: ManageSection = {
  id: SUBSCRIPTION_SECTION_ID,
  title: message('tables.subscription'),
  permission: 'manageSubscription',
  needs: 'nothing',
  Body: SubscriptionSection,
};

const END: ManageSection = {
  id: 'cancellation',
  title: message('manage.cancellation'),
  permission: 'manageSubscription',
  needs: 'nothing',
  Body: SubscriptionEnd,
};

const SETTINGS: readonly ManageSection[] = [
  {
    id: 'timezone',
    title: message('overview.timezone'),
    about: message('settings.timezoneAbout'),
    permission: 'manageInstance',
    needs: 'running stack',
    Body: TimezoneSection,
  },
  {
    id: 'multi-platform-probe',
    title: message('settings.probe'),
    permission: 'manageInstance',
    needs: 'running stack',
    Body: ProbeSection,
  },
  {
    id: 'multifactor-authentication',
    title: message('manage.mfa'),
    permission: 'manageInstance',
    needs: 'running stack',
    Body: MfaSection,
  },
  {
    id: 'data-collection',
    title: message('settings.dataCollection'),
    about: message('manage.dataCollectionAbout'),
    permission: 'manageInstance',
    needs: 'running stack',
    Body: DataCollectionSection,
  },
  {
    id: 'subdomain',
    title: message('forms.subdomain'),
    about: message('manage.subdomainAbout'),
    permission: 'manageInstance',
    needs: 'stack',
    Body: SubdomainSection,
  },
  {
    id: 'restart',
    title: message('manage.restart'),
    about: message('manage.restartAbout'),
    permission: 'manageInstance',
    needs: 'running stack',
    Body: RestartSection,
  },
  {
    id: 'region-transfer',
    title: message('manage.transfer'),
    about: message('manage.transferAbout'),
    permission: 'manageInstance',
    needs: 'stack',
    Body: RegionTransferSection,
  },
];

/** Returns the sections of a subscription's page, from top to bottom. A cancelled one can first of all be reactivated. */
export function sectionsOf(subscription: Subscription, nowMs: number): readonly ManageSection[] {
  if (hasEnded(subscription, nowMs)) return [SUBSCRIPTION, ...SETTINGS];
  if (countsAsCancelled(subscription)) return [SUBSCRIPTION, END, ...SETTINGS];
  return [SUBSCRIPTION, ...SETTINGS, END];
}
