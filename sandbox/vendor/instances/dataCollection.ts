// Data collection of an instance: two flags, three choices (docs/product/instance-settings.md#data-collection).
import type { BodyOf } from '../../../build/contract/calls.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const flagsOf = (stack: Stack) => ({
  data_collection_flag: stack.dataCollectionFlag,
  extended_consent_flag: stack.extendedConsentFlag,
});

function verify(call: Call) {
  return flagsOf(stackFor(call, call.param('stackId'), 'manageInstance').stack);
}

function toggle(call: Call, { data_collection_flag, extended_consent_flag }: BodyOf<'changeDataCollection'>) {
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (extended_consent_flag && !data_collection_flag) {
    throw new Refusal(422, 'Personal data can only be collected where data is collected at all.');
  }
  ensureIdle(call, stack);
  stack.dataCollectionFlag = data_collection_flag;
  stack.extendedConsentFlag = extended_consent_flag;
  return flagsOf(stack);
}

/** The answers to these calls. */
export const dataCollectionAnswers = {
  getDataCollection: verify,
  changeDataCollection: toggle,
} satisfies Partial<Answers>;
