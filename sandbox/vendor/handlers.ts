// The whole vendor API (docs/product/vendor-api.md), one file for each resource, as msw handlers for a running sandbox and tests.
import type { RequestHandler } from 'msw';
import { http } from 'msw';
import type { Addresses } from '../addresses.ts';
import { preflight } from '../cors.ts';
import type { Tokens } from '../part.ts';
import type { VendorWorld } from '../world/vendorWorld.ts';
import { accountHandlers } from './account.ts';
import { catalogueHandlers } from './catalogue.ts';
import { checkoutHandlers } from './checkouts.ts';
import { dataCollectionHandlers } from './instances/dataCollection.ts';
import type { VendorApi } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { enterpriseConnectionHandlers } from './instances/enterpriseConnections.ts';
import { instanceMfaHandlers } from './instances/instanceMfa.ts';
import { invoiceHandlers } from './invoices.ts';
import { machineHandlers } from './instances/machines.ts';
import { monitoringUserHandlers } from './instances/monitoringUsers.ts';
import { probeHandlers } from './instances/probe.ts';
import { Refusal } from './refusal.ts';
import { regionTransferHandlers } from './instances/regionTransfers.ts';
import { stateHandlers } from './states.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { supporterActionHandlers } from './supporter/supporterActions.ts';
import { supporterCustomerHandlers } from './supporter/supporterCustomers.ts';
import { supporterStackHandlers } from './supporter/supporterStacks.ts';
import { uploadHandlers } from './instances/uploads.ts';

/** Returns handlers for every path below `at.api`: preflights, all calls, and a 404 for everything else. */
export function vendorHandlers(at: Addresses, world: VendorWorld, tokens: Tokens): RequestHandler[] {
  const api: VendorApi = { at, world, tokens };
  return [
    http.options(`${at.api}/*`, () => preflight(at)),
    // Customer calls.
    ...catalogueHandlers(api),
    ...subscriptionHandlers(api),
    ...checkoutHandlers(api),
    ...stateHandlers(api),
    ...accountHandlers(api),
    ...invoiceHandlers(api),
    ...regionTransferHandlers(api),
    // Instance calls: paths that begin with a fixed word come before those that begin with an id.
    ...instanceMfaHandlers(api),
    ...enterpriseConnectionHandlers(api),
    ...probeHandlers(api),
    ...dataCollectionHandlers(api),
    ...machineHandlers(api),
    ...uploadHandlers(api),
    ...monitoringUserHandlers(api),
    // Supporter calls.
    ...supporterStackHandlers(api),
    ...supporterActionHandlers(api),
    ...supporterCustomerHandlers(api),
    endpoint(api, 'all', '/*', () => {
      throw new Refusal(404, 'There is nothing at this address.');
    }),
  ];
}
