// The settings of an instance that are saved at once (docs/product/instance-settings.md): timezone, multifactor
// authentication, data collection. Each is answered as it was saved.
import type { BodyOf } from '../../../build/contract/calls.ts';
import { WINDOWS_ZONES } from '../../world/catalogue/windowsZones.ts';
import { INSTANCE_DOMAIN } from '../../world/vendorTables.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const managed = (call: Call) => stackFor(call, call.param('stackId'), 'manageInstance').stack;

/** Returns the stack, once nothing else is under way with it. */
function changed(call: Call): Stack {
  const stack = managed(call);
  ensureIdle(call, stack);
  return stack;
}

/** Everybody with a role on the subscription may read the timezone, because the overview shows it. */
function getTimezone(call: Call) {
  return { timezone: stackFor(call, call.param('stackId')).stack.timezone };
}

function changeTimezone(call: Call, { timezone }: BodyOf<'changeTimezone'>) {
  managed(call);
  if (!WINDOWS_ZONES.has(timezone)) throw new Refusal(422, 'There is no such timezone.');
  changed(call).timezone = timezone;
  return { timezone };
}

function getInstanceMfa(call: Call) {
  return { mfa_flag: managed(call).mfaFlag };
}

function switchInstanceMfa(call: Call, { stackId, mfa_flag, fqdn }: BodyOf<'switchInstanceMfa'>) {
  const { id, subdomain } = managed(call);
  if (stackId !== id || fqdn !== `${subdomain}.${INSTANCE_DOMAIN}`) {
    throw new Refusal(400, 'The request names another instance than its address does.');
  }
  changed(call).mfaFlag = mfa_flag;
  return { mfa_flag };
}

function getDataCollection(call: Call) {
  const { dataCollectionFlag, extendedConsentFlag } = managed(call);
  return { data_collection_flag: dataCollectionFlag, extended_consent_flag: extendedConsentFlag };
}

/** Two flags, three choices. */
function changeDataCollection(call: Call, body: BodyOf<'changeDataCollection'>) {
  managed(call);
  const { data_collection_flag: dataCollectionFlag, extended_consent_flag: extendedConsentFlag } = body;
  if (extendedConsentFlag && !dataCollectionFlag) {
    throw new Refusal(422, 'Personal data can only be collected where data is collected at all.');
  }
  Object.assign(changed(call), { dataCollectionFlag, extendedConsentFlag });
  return getDataCollection(call);
}

/** The answers to these calls. */
export const settingAnswers = {
  getTimezone,
  changeTimezone,
  getInstanceMfa,
  switchInstanceMfa,
  getDataCollection,
  changeDataCollection,
} satisfies Partial<Answers>;
