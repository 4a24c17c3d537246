// The subscriptions that the personas start with. Each row shows one state of docs/product/subscriptions.md#status; times count
// from the reset.
import type { Clock } from '../clock.ts';
import { sampleConnection } from './connections.ts';
import { DAY_SECONDS } from './newSubscription.ts';
import { TRIAL_PLAN_ID } from './catalogue/plans.ts';
import type { Role, Stack, SubscriptionRecord } from './vendorWorld.ts';

/** A row: one subscription, and who has which role on it. */
export interface PersonaSubscription {
  key: string;
  subdomain: string;
  plan: string;
  region: string;
  customer: string;
  /** Persona's key -> role. */
  roles: Record<string, Role>;
  subscription?: Partial<SubscriptionRecord>;
  stack?: Partial<Stack>;
}

/** Returns the rows. The owner's preparing instance takes `preparingSeconds` from the first time that its state is read. */
export function personaSubscriptions(clock: Clock, preparingSeconds: number): PersonaSubscription[] {
  const inDays = (days: number) => clock.seconds() + days * DAY_SECONDS;
  const inMillis = (seconds: number) => clock.now() + seconds * 1000;
  return [
    {
      key: 'trial',
      subdomain: 'trialcorp-x7k2',
      plan: TRIAL_PLAN_ID,
      region: 'eu-west-1',
      customer: 'cus-trial',
      roles: { trial: 'owner' },
      subscription: { expires_at: inDays(12) },
    },
    {
      key: 'owner-active',
      subdomain: 'acme-hq',
      plan: 'prtg-1000-yearly-eur',
      region: 'eu-central-1',
      customer: 'cus-owner',
      roles: { owner: 'owner', admin: 'admin', involved: 'involved_reseller', user: 'user' },
      subscription: { payment_at: inDays(120), contract_term_end: inDays(120) },
      stack: {
        nats: { enabled: true, runningUntil: 0 },
        dataCollectionFlag: true,
        connection: sampleConnection('acme-hq'),
        uploads: [
          { folder: 'MIB/', name: 'ACME-ROUTER-MIB.mib', size: 48_213 },
          { folder: 'MIB/', name: 'ACME-UPS-MIB.mib', size: 9_120 },
          { folder: 'devicetemplates/', name: 'acme-switch.odt', size: 3_311 },
          { folder: 'lookups/custom/', name: 'acme.ups.state.ovl', size: 1_204 },
          { folder: 'webroot/icons/devices/', name: 'vendors_acme.svg', size: 2_048 },
        ].map((file, n) => ({ ...file, last_modified: inDays(-n - 1), delivered: true })),
      },
    },
    {
      key: 'owner-cancelling',
      subdomain: 'acme-lab',
      plan: 'prtg-500-monthly-eur',
      region: 'eu-west-1',
      customer: 'cus-owner',
      roles: { owner: 'owner' },
      subscription: {
        payment_at: null,
        contract_term_end: inDays(20),
        action_at_term_end: 'cancel',
        cancel_reason_code: 'too_expensive',
      },
      stack: { nats: { enabled: true, runningUntil: inMillis(600) } },
    },
    {
      key: 'owner-nonrenewing',
      subdomain: 'acme-legacy',
      plan: 'old-1000-monthly-eur',
      region: 'us-east-1',
      customer: 'cus-owner',
      roles: { owner: 'owner' },
      subscription: {
        subscription_status: 'non_renewing',
        payment_at: null,
        contract_term_end: inDays(45),
        cancel_reason_code: 'no_longer_needed',
      },
      stack: {
        mfaFlag: true,
        dataCollectionFlag: true,
        extendedConsentFlag: true,
        connection: { ...sampleConnection('acme-legacy'), options: { tenant_domain: 'legacy.example' } },
      },
    },
    {
      key: 'owner-preparing',
      subdomain: 'acme-dubai',
      plan: 'prtg-500-yearly-eur',
      region: 'me-central-1',
      customer: 'cus-owner',
      roles: { owner: 'owner' },
      stack: { work: { kind: 'create', seconds: preparingSeconds, fails: false } },
    },
    {
      key: 'owner-failed',
      subdomain: 'acme-sydney',
      plan: 'prtg-500-monthly-eur',
      region: 'ap-southeast-2',
      customer: 'cus-owner',
      roles: { owner: 'owner' },
      stack: { work: { kind: 'create', seconds: 0, until: 0, fails: true } },
    },
    {
      key: 'owner-unknown',
      subdomain: 'acme-madrid',
      plan: 'prtg-2500-5y-annually-eur',
      region: 'eu-south-2',
      customer: 'cus-owner',
      roles: { owner: 'owner' },
      stack: { oddStatus: 'migrating' },
    },
    {
      key: 'owner-dues',
      subdomain: 'acme-factory',
      plan: 'prtg-2500-3y-eur',
      region: 'il-central-1',
      customer: 'cus-owner',
      roles: { owner: 'owner', admin: 'admin' },
      // Paid six weeks ago, but for what the bank kept: see the invoices in seed.ts.
      subscription: { payment_at: inDays(3 * 365 - 42), contract_term_end: inDays(3 * 365 - 42) },
    },
    {
      key: 'cancelled-first',
      subdomain: 'formerly-one',
      plan: 'prtg-500-monthly-eur',
      region: 'eu-west-1',
      customer: 'cus-cancelled',
      roles: { cancelled: 'owner' },
      subscription: {
        subscription_status: 'cancelled',
        payment_at: null,
        contract_term_end: inDays(-30),
        cancel_reason_code: 'no_longer_needed',
      },
    },
    {
      key: 'cancelled-trial',
      subdomain: 'formerly-trial',
      plan: TRIAL_PLAN_ID,
      region: 'eu-west-1',
      customer: 'cus-cancelled',
      roles: { cancelled: 'owner' },
      subscription: { subscription_status: 'cancelled', expires_at: inDays(-200) },
      stack: { launchedAt: inDays(-230) },
    },
    {
      key: 'reseller-north',
      subdomain: 'north-energy',
      plan: 'prtg-5000-3y-annually-usd',
      region: 'ca-central-1',
      customer: 'cus-north',
      roles: { reseller: 'direct_reseller', involved: 'involved_reseller' },
    },
    {
      key: 'reseller-south',
      subdomain: 'south-logistics',
      plan: 'prtg-1000-5y-usd',
      region: 'sa-east-1',
      customer: 'cus-south',
      roles: { reseller: 'direct_reseller' },
    },
    {
      key: 'reseller-trial',
      subdomain: 'west-clinic',
      plan: TRIAL_PLAN_ID,
      region: 'us-west-2',
      customer: 'cus-west',
      roles: { reseller: 'direct_reseller' },
      subscription: { expires_at: inDays(3) },
      // Support staff may resize it in this state, but not extend its trial.
      stack: {
        settled: 'UPDATE_ROLLBACK_COMPLETE',
        incongruities: [
          {
            field: 'region',
            expected: 'us-west-2',
            actual: 'us-west-1',
            message: 'The instance runs in another region than the one that was ordered.',
          },
          {
            field: 'instance_type',
            expected: 't3.small',
            actual: 't3.medium',
            message: 'The last resize was rolled back.',
          },
        ],
      },
    },
    ...['forced', 'mfa', 'directory', 'longname'].map((persona) => ({
      key: persona,
      subdomain: `${persona}-monitoring`,
      plan: 'prtg-500-monthly-eur',
      region: 'eu-west-1',
      customer: `cus-${persona}`,
      roles: { [persona]: 'owner' as const },
    })),
  ];
}
