// The whole vendor API (docs/product/vendor-api.md), one file for each resource, as msw handlers for a running sandbox and tests.
import type { RequestHandler } from 'msw';
import { http } from 'msw';
import { callNames, calls, type CallName } from '../../build/contract/calls.ts';
import type { Addresses } from '../addresses.ts';
import { preflight } from '../cors.ts';
import type { Tokens } from '../part.ts';
import type { VendorWorld } from '../world/vendorWorld.ts';
import { accountAnswers } from './account.ts';
import { catalogueAnswers } from './catalogue.ts';
import { checkoutAnswers } from './checkouts.ts';
import { endpoint, nowhere, type Answers, type VendorApi } from './endpoint.ts';
import { enterpriseConnectionAnswers } from './instances/enterpriseConnections.ts';
import { settingAnswers } from './instances/settings.ts';
import { machineAnswers } from './instances/machines.ts';
import { monitoringUserAnswers } from './instances/monitoringUsers.ts';
import { probeAnswers } from './instances/probe.ts';
import { regionTransferAnswers } from './instances/regionTransfers.ts';
import { uploadAnswers } from './instances/uploads.ts';
import { invoiceAnswers } from './invoices.ts';
import { stateAnswers } from './states.ts';
import { subscriptionAnswers } from './subscriptions.ts';
import { supporterActionAnswers } from './supporter/supporterActions.ts';
import { supporterCustomerAnswers } from './supporter/supporterCustomers.ts';
import { supporterStackAnswers } from './supporter/supporterStacks.ts';

/** An answer to every call: the type check names one that is missing. */
const ANSWERS: Answers = {
  ...accountAnswers,
  ...catalogueAnswers,
  ...checkoutAnswers,
  ...enterpriseConnectionAnswers,
  ...invoiceAnswers,
  ...machineAnswers,
  ...monitoringUserAnswers,
  ...probeAnswers,
  ...regionTransferAnswers,
  ...settingAnswers,
  ...stateAnswers,
  ...subscriptionAnswers,
  ...supporterActionAnswers,
  ...supporterCustomerAnswers,
  ...supporterStackAnswers,
  ...uploadAnswers,
};

/** A brace sorts behind every letter, so paths with a fixed word come before those with an id in its place. */
const byPath = (one: CallName, other: CallName) => (calls[one].line < calls[other].line ? -1 : 1);

/** Returns handlers for every path below `at.api`: preflights, all calls, and a 404 for everything else. */
export function vendorHandlers(at: Addresses, world: VendorWorld, tokens: Tokens): RequestHandler[] {
  const api: VendorApi = { at, world, tokens };
  return [
    http.options(`${at.api}/*`, () => preflight(at)),
    ...callNames.toSorted(byPath).map((name) => endpoint(api, name, ANSWERS[name])),
    nowhere(api),
  ];
}
