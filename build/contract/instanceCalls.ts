// The calls on an instance (docs/product/vendor-api.md#instance-calls).
import { POLL_MS } from '../../src/domain/subscriptions/polling.ts';
import { timezone } from '../../src/wire/catalogue.ts';
import {
  connection,
  dataCollectionFlags,
  instanceMfa,
  monitoringUsers,
  certificate,
  probeState,
  storedFiles,
  uploadAddresses,
} from '../../src/wire/instances.ts';
import * as bodies from './bodies.ts';
import { PRESSED, type Call, type Rate } from './call.ts';

/** Settings can be shown and changed for many instances at a time (docs/product/bulk-change.md#calls). */
const FOR_MANY =
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

/** The calls on an instance. */
export const instanceCalls: readonly Call[] = [
  {
    line: 'GET /instance/{stackId}/nats',
    name: 'getProbe',
    summary: 'The state of the Multi-Platform Probe.',
    answer: probeState,
    rate: {
      when: `${SETTING.when} Polled while \`is_sfn_running\` is true.`,
      everySeconds: POLL_MS / 1000,
    },
  },
  {
    line: 'POST /instance/{stackId}/nats',
    name: 'switchProbe',
    summary: 'Enables or disables the Multi-Platform Probe.',
    body: bodies.probeSwitch,
    rate: SETTING_CHANGE,
  },
  {
    line: 'GET /instance/{stackId}/nats/certificate',
    name: 'getProbeCertificate',
    summary: 'The address of the Multi-Platform Probe’s certificate.',
    more: 'The address must be https. The portal fetches it without the bearer token.',
    answer: certificate,
    rate: PRESSED,
    refusals: { 409: 'The probe is disabled, so there is no certificate.' },
  },
  {
    line: 'GET /instance/mfa/verify/{stackId}',
    name: 'getInstanceMfa',
    summary: 'Whether an instance requires its users to use multifactor authentication.',
    answer: instanceMfa,
    rate: SETTING,
  },
  {
    line: 'POST /instance/mfa/toggle/{stackId}',
    name: 'switchInstanceMfa',
    summary: 'Makes multifactor authentication required or optional for an instance’s users.',
    more: 'The body mixes camelCase and snake_case keys, exactly as listed.',
    body: bodies.instanceMfaSwitch,
    rate: SETTING_CHANGE,
  },
  {
    line: 'GET /instance/{stackId}/datascience/verify',
    name: 'getDataCollection',
    summary: 'Whether an instance’s data is collected, and whether that includes personal data.',
    answer: dataCollectionFlags,
    rate: SETTING,
  },
  {
    line: 'POST /instance/{stackId}/datascience/toggle',
    name: 'changeDataCollection',
    summary: 'Changes which data of an instance is collected.',
    more: 'The pair (false, true) is never sent.',
    body: bodies.dataCollectionChange,
    rate: SETTING_CHANGE,
  },
  {
    line: 'PUT /instance/{stackId}/restart',
    name: 'restartInstance',
    summary: 'Restarts an instance’s machine.',
    more: 'The portal first waits for the stack’s status, and from 5 s after this call for the machine’s.',
    rate: PRESSED,
  },
  {
    line: 'GET /instance/{stackId}/timezone',
    name: 'getTimezone',
    summary: 'An instance’s timezone.',
    answer: timezone,
    rate: {
      when: `Once per visit for each instance in view, and once after each change. ${FOR_MANY}`,
    },
  },
  {
    line: 'POST /instance/{stackId}/timezone',
    name: 'changeTimezone',
    summary: 'Changes an instance’s timezone.',
    body: bodies.timezoneChange,
    rate: SETTING_CHANGE,
  },
  {
    line: 'GET /instance/{stackId}/upload/s3',
    name: 'getStoredFiles',
    summary: 'The files that are stored for an instance.',
    answer: storedFiles,
    keepsKeys: true,
    rate: { when: 'Once per visit for each instance, on the page Upload; again after each upload.' },
  },
  {
    line: 'POST /instance/{stackId}/upload',
    name: 'declareFiles',
    summary: 'Declares files. Returns an upload address for each.',
    more:
      'The keys of the response are folder and name: `MIB/router.mib`. The portal sends one PUT to each address, with exactly ' +
      'the declared length, `Content-Type` and `Content-MD5`, without the bearer token, within 60 s.',
    body: bodies.declaredFiles,
    answer: uploadAddresses,
    keepsKeys: true,
    rate: {
      when: 'Once for up to five files that a user uploads. A file whose upload was lost is declared again, three times at most.',
    },
  },
  {
    line: 'POST /instance/{stackId}/upload/s3',
    name: 'deliverFiles',
    summary: 'Delivers the stored files to the instance. Must be idempotent.',
    rate: { when: 'Once the files of an upload are stored; once more if others were stored meanwhile.' },
  },
  {
    line: 'POST /instance/{stackId}/upload/git',
    name: 'deliverTemplate',
    summary: 'Delivers one of the git project templates to the instance.',
    body: bodies.gitProject,
    rate: PRESSED,
  },
  {
    line: 'GET /instance/{stackId}/users',
    name: 'getMonitoringUsers',
    summary: 'The users of an instance’s monitoring software.',
    answer: monitoringUsers,
    rate: { when: 'Once per visit for each instance, on its page PRTG Users.' },
  },
  {
    line: 'GET /instance/enterprise-connection/{stackId}',
    name: 'getConnection',
    summary: 'The single sign-on connection of an instance.',
    more: 'The secret, if the options hold it at all, is masked.',
    answer: connection,
    keepsKeys: true,
    rate: {
      when: 'Once per visit for each instance, on its page Entra ID; before and after each change.',
    },
    refusals: NO_CONNECTION,
  },
  {
    line: 'POST /instance/enterprise-connection/{stackId}',
    name: 'createConnection',
    summary: 'Creates the single sign-on connection of an instance that has none.',
    body: bodies.newConnection,
    rate: PRESSED,
    refusals: { 409: 'A connection exists already, or the instance is busy.' },
  },
  {
    line: 'PATCH /instance/enterprise-connection/{stackId}',
    name: 'changeConnection',
    summary: 'Changes the single sign-on connection of an instance.',
    more: 'Replaces all options, so the portal sends all of them, each unchanged unless edited. If they don’t include a secret, the stored one must stay.',
    body: bodies.connectionChange,
    rate: PRESSED,
  },
  {
    line: 'DELETE /instance/enterprise-connection/{stackId}',
    name: 'deleteConnection',
    summary: 'Deletes the single sign-on connection of an instance.',
    rate: PRESSED,
    refusals: { 404: 'The connection is already gone. This counts as success.' },
  },
];
