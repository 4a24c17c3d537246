// Data collection of an instance: two flags, three choices (docs/product/instance-settings.md#data-collection).
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import type { Stack } from '../../world/vendorWorld.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Call, VendorApi } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const FLAGS = v.strictObject({ data_collection_flag: v.boolean(), extended_consent_flag: v.boolean() });

const flagsOf = (stack: Stack) => ({
  data_collection_flag: stack.dataCollectionFlag,
  extended_consent_flag: stack.extendedConsentFlag,
});

function verify(call: Call) {
  return flagsOf(stackFor(call, call.param('stackId'), 'manageInstance').stack);
}

async function toggle(call: Call) {
  const { data_collection_flag, extended_consent_flag } = await call.body(FLAGS);
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (extended_consent_flag && !data_collection_flag) {
    throw new Refusal(422, 'Personal data can only be collected where data is collected at all.');
  }
  ensureIdle(call, stack);
  stack.dataCollectionFlag = data_collection_flag;
  stack.extendedConsentFlag = extended_consent_flag;
  return flagsOf(stack);
}

/** Returns the handlers of these calls. */
export function dataCollectionHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'get', '/instance/:stackId/datascience/verify', verify),
    endpoint(api, 'post', '/instance/:stackId/datascience/toggle', toggle),
  ];
}
