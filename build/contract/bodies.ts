// The body of each call that has one, exactly as the portal sends it (docs/product/vendor-api.md#customer-calls). The sandbox
// defines them independently; test/sandbox/contract.test.ts compares the two.
import * as v from 'valibot';
import { MAX_NAME_LENGTH, MAX_FILE_BYTES, UPLOAD_KINDS } from '../../src/domain/uploads/upload.ts';
import {
  INSTANCE_ACCEPTED,
  RESIZE_ACCEPTED,
  STACK_ACCEPTED,
} from '../../src/domain/subscriptions/polling.ts';
import { INSTANCE_TYPES } from '../../src/domain/supporter/instanceTypes.ts';

const text = v.pipe(v.string(), v.minLength(1));
const seconds = v.pipe(v.number(), v.integer(), v.description('Epoch seconds.'));
const choice = (values: readonly string[]) => v.picklist([...values]);

/** docs/product/instance-settings.md#subdomain-form */
const subdomain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{2,58}[a-z0-9]$/),
  v.description('A DNS label of 4 to 60 characters.'),
);
const planId = v.pipe(text, v.description('The `id` of a plan.'));
const region = v.pipe(text, v.description('The `code` of a region.'));

/** Body of `orderSubscription`. */
export const order = v.strictObject({
  subdomain,
  plan_id: planId,
  region,
  tester: v.pipe(v.boolean(), v.description('Whether the roles claim holds `tester`.')),
});

/** Body of `changePlan`. */
export const planChange = v.strictObject({ plan_id: planId });

/** Body of `changeSubdomain`. */
export const subdomainChange = v.strictObject({ subdomain });

const acceptedStates = (states: readonly string[]) =>
  v.strictObject({ accepted_states: v.pipe(v.array(choice(states)), v.minLength(1)) });

/** Body of `getStackStatus`. */
export const stackStates = acceptedStates(STACK_ACCEPTED);
/** Body of `getInstanceStatus`. */
export const instanceStates = acceptedStates(INSTANCE_ACCEPTED);
/** Body of `getStackStatusAsSupporter`. */
export const supporterStates = acceptedStates(RESIZE_ACCEPTED);

/** Body of `switchOwnMfa`. */
export const ownMfa = v.strictObject({ mfa_flag: v.boolean() });

/** Body of `requestRegionTransfer`. */
export const regionTransfer = v.strictObject({
  region,
  customer: v.pipe(text, v.description('The e-mail address of the requesting user.')),
});

/** Body of `switchProbe`. */
export const probeSwitch = v.strictObject({ operation: v.picklist(['enable', 'disable']) });

/** Body of `switchInstanceMfa`. */
export const instanceMfaSwitch = v.strictObject({
  stackId: v.pipe(text, v.description('As in the path.')),
  mfa_flag: v.boolean(),
  fqdn: v.pipe(text, v.description('The domain of the instance.')),
});

/** Body of `changeDataCollection`. The pair (false, true) is never sent (docs/product/instance-settings.md#data-collection). */
export const dataCollectionChange = v.strictObject({
  data_collection_flag: v.boolean(),
  extended_consent_flag: v.pipe(v.boolean(), v.description('True only if `data_collection_flag` is.')),
});

/** Body of `changeTimezone`. */
export const timezoneChange = v.strictObject({
  timezone: v.pipe(text, v.description('The Id of a Windows zone: `W. Europe Standard Time`.')),
});

const declaredFile = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  content_length: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(MAX_FILE_BYTES),
    v.description('Bytes.'),
  ),
  content_type: v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
  md5_base64: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{22}==$/)),
});

/** Body of `declareFiles`: all folders, each with its list of files. */
export const declaredFiles = v.strictObject(
  Object.fromEntries(UPLOAD_KINDS.map(({ folder }) => [folder, v.array(declaredFile)])),
);

/** Body of `deliverTemplate`. */
export const gitProject = v.strictObject({
  project_id: v.pipe(v.number(), v.integer(), v.description('The project’s id at the git hosting service.')),
});

/** The options of a connection that the form knows; every other option is sent back unchanged. */
const connectionOptions = {
  tenant_domain: text,
  domain_aliases: v.array(text),
  client_id: text,
  client_secret: v.pipe(text, v.description('Present only if the user typed one; never the mask.')),
};

/** Body of `createConnection`. */
export const newConnection = v.strictObject({
  name: v.pipe(text, v.description('`{subdomain}-entra`')),
  strategy: v.literal('waad'),
  options: v.looseObject({
    ...connectionOptions,
    domain_aliases: v.optional(connectionOptions.domain_aliases),
  }),
});

/** Body of `changeConnection`. */
export const connectionChange = v.strictObject({ options: v.partial(v.looseObject(connectionOptions)) });

/** Body of `findStacks`. */
export const stackSearch = v.strictObject({
  search: v.pipe(text, v.description('Part of a name, an id, a subdomain or an e-mail address.')),
});

/** Body of `openRemoteDesktop`. */
export const desktopOpening = v.strictObject({
  subdomain: v.pipe(text, v.description('The stack’s subdomain.')),
});

/** Body of `extendTrial`. */
export const trialExtension = v.strictObject({ trial_end: seconds, agent_comment: text });

/** Body of `resizeStack`. */
export const resizing = v.strictObject({ instance_type: choice(INSTANCE_TYPES) });
