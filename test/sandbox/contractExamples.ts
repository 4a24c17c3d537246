// An example request for each call of the contract that the sandbox accepts, by operation id.
import type { VendorCaller } from './vendorCaller.ts';

export interface Example {
  /** The persona who calls. */
  as: string;
  /** Method and path below the API's address. */
  line: string;
  body?: unknown;
}

const STACK = 'stack-owner-active';
const ACTIVE = 'sub-owner-active';
const ENTRA = `/instance/enterprise-connection/${STACK}`;
const OPTIONS = {
  tenant_domain: 'acme.onmicrosoft.com',
  domain_aliases: ['acme.example'],
  client_id: 'client-1',
};
const FILE = {
  name: 'a.mib',
  content_length: 3,
  content_type: 'text/plain',
  md5_base64: '1B2M2Y8AsgTpgAmY7PhCfg==',
};
const FILES = {
  'MIB/': [FILE],
  'devicetemplates/': [],
  'lookups/custom/': [],
  'snmplibs/': [],
  'webroot/icons/devices/': [],
};

const owner = (line: string, body?: unknown): Example => ({ as: 'owner', line, body });
const staff = (line: string, body?: unknown): Example => ({ as: 'staff', line, body });

/** Each needs a new world. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  getPermissions: owner('GET /authorization/permissions'),
  getPlans: owner('GET /public/plans?all_bundles=1'),
  getRegions: owner('GET /public/regions'),
  getCurrencies: owner('GET /public/currencies'),
  getSubscriptions: owner('GET /customer/subscriptions'),
  getSubscription: owner(`GET /customer/subscriptions/${ACTIVE}`),
  orderSubscription: owner('POST /customer/subscriptions', {
    subdomain: 'my-company',
    plan_id: 'prtg-500-monthly-eur',
    region: 'eu-west-1',
    tester: false,
  }),
  changePlan: owner(`PUT /customer/subscriptions/${ACTIVE}`, { plan_id: 'prtg-1000-monthly-eur' }),
  cancelSubscription: owner(`DELETE /customer/subscriptions/${ACTIVE}?subscription_cancel_reason_code=other`),
  reactivateSubscription: owner('POST /customer/subscriptions/sub-owner-cancelling/reactivate'),
  changeSubdomain: owner(`PUT /customer/subscriptions/${ACTIVE}/subdomain`, { subdomain: 'acme-new' }),
  getCancellationReasons: owner('GET /supporter/settings/cancellationreasons'),
  getStackStatus: owner(`POST /customer/stacks/${STACK}/status`, { accepted_states: ['CREATE_COMPLETE'] }),
  getInstanceStatus: owner(`POST /customer/instances/${STACK}/status`, { accepted_states: ['RUNNING'] }),
  requestRegionTransfer: owner(`POST /customer/stacks/${STACK}/region/request_transfer`, {
    region: 'us-east-1',
    customer: 'owner@acme.example',
  }),
  getInvoices: owner('GET /customer/invoices'),
  openBillingPortal: owner('POST /customer/billing_details'),
  resetPassword: owner('POST /customer/reset_password'),
  switchOwnMfa: owner('PUT /customer/mfa', { mfa_flag: true }),
  getProbe: owner(`GET /instance/${STACK}/nats`),
  switchProbe: owner(`POST /instance/${STACK}/nats`, { operation: 'disable' }),
  getProbeCertificate: owner(`GET /instance/${STACK}/nats/certificate`),
  getInstanceMfa: owner(`GET /instance/mfa/verify/${STACK}`),
  switchInstanceMfa: owner(`POST /instance/mfa/toggle/${STACK}`, {
    stackId: STACK,
    mfa_flag: true,
    fqdn: 'acme-hq.my-prtg.example',
  }),
  getDataCollection: owner(`GET /instance/${STACK}/datascience/verify`),
  changeDataCollection: owner(`POST /instance/${STACK}/datascience/toggle`, {
    data_collection_flag: true,
    extended_consent_flag: true,
  }),
  restartInstance: owner(`PUT /instance/${STACK}/restart`),
  getTimezone: owner(`GET /instance/${STACK}/timezone`),
  changeTimezone: owner(`POST /instance/${STACK}/timezone`, { timezone: 'Tokyo Standard Time' }),
  getStoredFiles: owner(`GET /instance/${STACK}/upload/s3`),
  declareFiles: owner(`POST /instance/${STACK}/upload`, FILES),
  deliverFiles: owner(`POST /instance/${STACK}/upload/s3`),
  deliverTemplate: owner(`POST /instance/${STACK}/upload/git`, { project_id: 201 }),
  getMonitoringUsers: owner(`GET /instance/${STACK}/users`),
  getConnection: owner(`GET ${ENTRA}`),
  createConnection: owner('POST /instance/enterprise-connection/stack-owner-dues', {
    name: 'acme-factory-entra',
    strategy: 'waad',
    options: { ...OPTIONS, client_secret: 'typed' },
  }),
  changeConnection: owner(`PATCH ${ENTRA}`, { options: OPTIONS }),
  deleteConnection: owner(`DELETE ${ENTRA}`),
  findStacks: staff('POST /supporter/stacks', { search: 'acme' }),
  findCustomersByEmail: staff('GET /supporter/customers?email=owner@acme.example'),
  findCustomers: staff('GET /supporter/customers2?search=acme'),
  getHierarchy: staff('GET /supporter/customers/cus-north/hierarchy'),
  getInstanceData: staff('GET /supporter/instances/prtg-owner-active/getInstanceData'),
  getSubscriptionAsSupporter: staff(`GET /supporter/subscriptions/${ACTIVE}`),
  getMonitoringUsersAsSupporter: staff('GET /supporter/users/prtg-owner-active'),
  getIncongruities: staff('GET /supporter/stacks/prtg-owner-active/incongruities'),
  getConnectionAsSupporter: staff('GET /supporter/connections/enterprise/prtg-owner-active'),
  getAdminPassword: staff('GET /supporter/instances/prtg-owner-active/admin_password'),
  openRemoteDesktop: staff('POST /supporter/instances/prtg-owner-active/ports/rdp/open', {
    subdomain: 'acme-hq',
  }),
  getStackStatusAsSupporter: staff('POST /supporter/stacks/prtg-owner-active/status', {
    accepted_states: ['UPDATE_ROLLBACK_COMPLETE'],
  }),
  resizeStack: staff('POST /supporter/stacks/prtg-owner-active/resize', { instance_type: 'm5.large' }),
};

/** Returns the remaining examples, which depend on data of the world or on a purchase that this makes. */
export async function madeExamples(vendor: VendorCaller): Promise<Readonly<Record<string, Example>>> {
  const { body: page } = await vendor.call('owner', 'POST /customer/subscriptions', {
    ...(EXAMPLES.orderSubscription?.body as object),
    subdomain: 'paid-for',
  });
  const { id } = page as { id: string };
  vendor.world.completeCheckout(id);
  const invoice = vendor.world.invoices.find(
    ({ status, subscription_id }) => status === 'paid' && subscription_id === ACTIVE,
  );
  return {
    getSubscriptionOfHostedPage: owner(`GET /customer/subscriptions/hosted_page/${id}`),
    getInvoiceDocument: owner(`GET /customer/invoices/${invoice?.id ?? ''}`),
    extendTrial: staff('POST /supporter/subscriptions/sub-trial/extend', {
      trial_end: vendor.clock.seconds() + 40 * 86_400,
      agent_comment: 'Asked for on the phone',
    }),
  };
}
