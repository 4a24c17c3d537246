// The calls on an instance (docs/product/vendor-api.md#instance-calls).
import * as v from 'valibot';
import { PARAMETERS, POLL_SECONDS, PRESSED, text, type Calls, type Rate } from './call.ts';

/** Settings can be shown and changed for many instances at a time (docs/product/bulk-change.md#calls). */
export const FOR_MANY =
  'At most 4 calls for settings run in parallel for all instances together, and the portal reads only those in view.';
const SETTING: Rate = {
  when: `Once per visit for each instance whose setting is shown, and once after each change. ${FOR_MANY}`,
};
const SETTING_CHANGE: Rate = {
  when: `Once for each instance, when a user changes it. Never retried automatically. ${FOR_MANY}`,
};

const NO_CONNECTION = {
  404: 'There is no connection. This isn’t a failure: the portal offers to create one.',
};

const declaredFiles = v.array(
  v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    content_length: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(1_048_576),
      v.description('Bytes.'),
    ),
    content_type: v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
    md5_base64: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{22}==$/)),
  }),
);

/** The options of a connection that the form knows; every other option is sent back unchanged. */
const connectionOptions = {
  tenant_domain: text,
  domain_aliases: v.array(text),
  client_id: text,
  client_secret: v.pipe(text, v.description('Present only if the user typed one; never the mask.')),
};
const OPTIONS = {
  tenant_domain: 'acme.onmicrosoft.com',
  domain_aliases: ['acme.example'],
  client_id: 'client-1',
};

/** The calls on an instance. */
export const instanceCalls = {
  getProbe: {
    line: 'GET /instance/{stackId}/nats',
    summary: 'The state of the Multi-Platform Probe.',
    rate: {
      when: `${SETTING.when} Polled while \`is_sfn_running\` is true.`,
      everySeconds: POLL_SECONDS,
    },
  },
  switchProbe: {
    line: 'POST /instance/{stackId}/nats',
    summary: 'Enables or disables the Multi-Platform Probe.',
    body: v.strictObject({ operation: v.picklist(['enable', 'disable']) }),
    example: { operation: 'disable' },
    rate: SETTING_CHANGE,
  },
  getProbeCertificate: {
    line: 'GET /instance/{stackId}/nats/certificate',
    summary: 'The address of the Multi-Platform Probe’s certificate.',
    more: 'The address must be https. The portal fetches it without the bearer token.',
    rate: PRESSED,
    refusals: { 409: 'The probe is disabled, so there is no certificate.' },
  },
  getInstanceMfa: {
    line: 'GET /instance/mfa/verify/{stackId}',
    summary: 'Whether an instance requires its users to use multifactor authentication.',
    rate: SETTING,
  },
  switchInstanceMfa: {
    line: 'POST /instance/mfa/toggle/{stackId}',
    summary: 'Makes multifactor authentication required or optional for an instance’s users.',
    more: 'The body mixes camelCase and snake_case keys, exactly as listed.',
    body: v.strictObject({
      stackId: v.pipe(text, v.description('As in the path.')),
      mfa_flag: v.boolean(),
      fqdn: v.pipe(text, v.description('The domain of the instance.')),
    }),
    example: { stackId: PARAMETERS.stackId.example, mfa_flag: true, fqdn: 'acme-hq.my-prtg.example' },
    rate: SETTING_CHANGE,
  },
  getDataCollection: {
    line: 'GET /instance/{stackId}/datascience/verify',
    summary: 'Whether an instance’s data is collected, and whether that includes personal data.',
    rate: SETTING,
  },
  changeDataCollection: {
    line: 'POST /instance/{stackId}/datascience/toggle',
    summary: 'Changes which data of an instance is collected.',
    more: 'The pair (false, true) is never sent.',
    body: v.strictObject({
      data_collection_flag: v.boolean(),
      extended_consent_flag: v.pipe(v.boolean(), v.description('True only if `data_collection_flag` is.')),
    }),
    example: { data_collection_flag: true, extended_consent_flag: true },
    rate: SETTING_CHANGE,
  },
  restartInstance: {
    line: 'PUT /instance/{stackId}/restart',
    summary: 'Restarts an instance’s machine.',
    more: 'The portal first waits for the stack’s status, and from 5 s after this call for the machine’s.',
    rate: PRESSED,
  },
  getTimezone: {
    line: 'GET /instance/{stackId}/timezone',
    summary: 'An instance’s timezone.',
    rate: {
      when: `Once per visit for each instance in view, and once after each change. ${FOR_MANY}`,
    },
  },
  changeTimezone: {
    line: 'POST /instance/{stackId}/timezone',
    summary: 'Changes an instance’s timezone.',
    body: v.strictObject({
      timezone: v.pipe(text, v.description('The Id of a Windows zone: `W. Europe Standard Time`.')),
    }),
    example: { timezone: 'Tokyo Standard Time' },
    rate: SETTING_CHANGE,
  },
  getStoredFiles: {
    line: 'GET /instance/{stackId}/upload/s3',
    summary: 'The files that are stored for an instance.',
    rate: { when: 'Once per visit for each instance, on the page Upload; again after each upload.' },
  },
  declareFiles: {
    line: 'POST /instance/{stackId}/upload',
    summary: 'Declares files. Returns an upload address for each.',
    more:
      'The keys of the response are folder and name: `MIB/router.mib`. The portal sends one PUT to each address, with exactly ' +
      'the declared length, `Content-Type` and `Content-MD5`, without the bearer token, within 60 s.',
    body: v.strictObject({
      'MIB/': declaredFiles,
      'devicetemplates/': declaredFiles,
      'lookups/custom/': declaredFiles,
      'snmplibs/': declaredFiles,
      'webroot/icons/devices/': declaredFiles,
    }),
    example: {
      'MIB/': [
        {
          name: 'a.mib',
          content_length: 3,
          content_type: 'text/plain',
          md5_base64: '1B2M2Y8AsgTpgAmY7PhCfg==',
        },
      ],
      'devicetemplates/': [],
      'lookups/custom/': [],
      'snmplibs/': [],
      'webroot/icons/devices/': [],
    },
    rate: {
      when: 'Once for up to five files that a user uploads. A file whose upload was lost is declared again, three times at most.',
    },
  },
  deliverFiles: {
    line: 'POST /instance/{stackId}/upload/s3',
    summary: 'Delivers the stored files to the instance. Must be idempotent.',
    rate: { when: 'Once the files of an upload are stored; once more if others were stored meanwhile.' },
  },
  deliverTemplate: {
    line: 'POST /instance/{stackId}/upload/git',
    summary: 'Delivers one of the git project templates to the instance.',
    body: v.strictObject({
      project_id: v.pipe(
        v.number(),
        v.integer(),
        v.description('The project’s id at the git hosting service.'),
      ),
    }),
    example: { project_id: 201 },
    rate: PRESSED,
  },
  getMonitoringUsers: {
    line: 'GET /instance/{stackId}/users',
    summary: 'The users of an instance’s monitoring software.',
    rate: { when: 'Once per visit for each instance, on its page PRTG Users.' },
  },
  getConnection: {
    line: 'GET /instance/enterprise-connection/{stackId}',
    summary: 'The single sign-on connection of an instance.',
    more: 'The secret, if the options hold it at all, is masked.',
    rate: {
      when: 'Once per visit for each instance, on its page Entra ID; before and after each change.',
    },
    refusals: NO_CONNECTION,
  },
  createConnection: {
    line: 'POST /instance/enterprise-connection/{stackId}',
    exampleOf: { stackId: 'stack-owner-dues' },
    summary: 'Creates the single sign-on connection of an instance that has none.',
    body: v.strictObject({
      name: v.pipe(text, v.description('`{subdomain}-entra`')),
      strategy: v.literal('waad'),
      options: v.looseObject({
        ...connectionOptions,
        domain_aliases: v.optional(connectionOptions.domain_aliases),
      }),
    }),
    example: {
      name: 'acme-factory-entra',
      strategy: 'waad',
      options: { ...OPTIONS, client_secret: 'typed' },
    },
    rate: PRESSED,
    refusals: { 409: 'A connection exists already, or the instance is busy.' },
  },
  changeConnection: {
    line: 'PATCH /instance/enterprise-connection/{stackId}',
    summary: 'Changes the single sign-on connection of an instance.',
    more: 'Replaces all options, so the portal sends all of them, each unchanged unless edited. If they don’t include a secret, the stored one must stay.',
    body: v.strictObject({ options: v.partial(v.looseObject(connectionOptions)) }),
    example: { options: OPTIONS },
    rate: PRESSED,
  },
  deleteConnection: {
    line: 'DELETE /instance/enterprise-connection/{stackId}',
    summary: 'Deletes the single sign-on connection of an instance.',
    rate: PRESSED,
    refusals: { 404: 'The connection is already gone. This counts as success.' },
  },
} satisfies Calls;
