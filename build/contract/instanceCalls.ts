// The calls on an instance (docs/product/vendor-api.md#instance-calls).
import { MAX_STATUS_QUESTIONS, POLL_MS } from '../../src/domain/subscriptions/polling.ts';
import { timezone } from '../../src/wire/catalogue/timezone.ts';
import { connection } from '../../src/wire/instances/connection.ts';
import { dataCollectionFlags } from '../../src/wire/instances/dataCollection.ts';
import { instanceMfa } from '../../src/wire/instances/mfa.ts';
import { monitoringUsers } from '../../src/wire/instances/monitoringUsers.ts';
import { certificate, probeState } from '../../src/wire/instances/probe.ts';
import { storedFiles, uploadAddresses } from '../../src/wire/instances/uploads.ts';
import * as bodies from './bodies.ts';
import { PRESSED, type Call, type Rate } from './call.ts';

/** Settings can be shown and changed for many instances at a time (docs/product/bulk-change.md#calls). */
const FOR_MANY =
  'For many instances together no more than 4 calls about settings run at a time, and reading ones only for those in view.';
const SETTING: Rate = {
  when: `Once in a visit for each instance whose setting is shown, and once after each change. ${FOR_MANY}`,
};
const SETTING_CHANGE: Rate = {
  when: `When a user does it, once for each instance. Never repeated by itself. ${FOR_MANY}`,
};

const NO_CONNECTION = { 404: 'There is no connection, which is no failure: the portal offers to make one.' };

/** The calls on an instance. */
export const instanceCalls: readonly Call[] = [
  {
    line: 'GET /instance/{stackId}/nats',
    name: 'getProbe',
    summary: 'The state of the Multi-Platform Probe.',
    answer: probeState,
    rate: {
      when: `${SETTING.when} And while \`is_sfn_running\` is true.`,
      everySeconds: POLL_MS / 1000,
      atMost: MAX_STATUS_QUESTIONS,
    },
  },
  {
    line: 'POST /instance/{stackId}/nats',
    name: 'switchProbe',
    summary: 'Switches the Multi-Platform Probe.',
    body: bodies.probeSwitch,
    rate: SETTING_CHANGE,
  },
  {
    line: 'GET /instance/{stackId}/nats/certificate',
    name: 'getProbeCertificate',
    summary: 'Where the certificate of the Multi-Platform Probe is.',
    more: 'The address is https, and is fetched without the bearer token.',
    answer: certificate,
    rate: PRESSED,
    refusals: { 409: 'The probe is off: there is no certificate.' },
  },
  {
    line: 'GET /instance/mfa/verify/{stackId}',
    name: 'getInstanceMfa',
    summary: 'Whether an instance requires multifactor authentication of its users.',
    answer: instanceMfa,
    rate: SETTING,
  },
  {
    line: 'POST /instance/mfa/toggle/{stackId}',
    name: 'switchInstanceMfa',
    summary: 'Requires multifactor authentication of an instance’s users, or no longer.',
    more: 'The keys of the body are of both kinds, literally.',
    body: bodies.instanceMfaSwitch,
    rate: SETTING_CHANGE,
  },
  {
    line: 'GET /instance/{stackId}/datascience/verify',
    name: 'getDataCollection',
    summary: 'Whether an instance’s data is collected, and whether personal data is.',
    answer: dataCollectionFlags,
    rate: SETTING,
  },
  {
    line: 'POST /instance/{stackId}/datascience/toggle',
    name: 'changeDataCollection',
    summary: 'Changes what data of an instance is collected.',
    more: 'The pair (false, true) is never sent.',
    body: bodies.dataCollectionChange,
    rate: SETTING_CHANGE,
  },
  {
    line: 'PUT /instance/{stackId}/restart',
    name: 'restartInstance',
    summary: 'Restarts an instance’s machine.',
    more: 'Before it the portal waits for the stack’s status, and 5 s after it for the machine’s.',
    rate: PRESSED,
  },
  {
    line: 'GET /instance/{stackId}/timezone',
    name: 'getTimezone',
    summary: 'An instance’s timezone.',
    answer: timezone,
    rate: {
      when: `Once in a visit for each instance in view, and once after each change. ${FOR_MANY}`,
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
    rate: { when: 'Once in a visit for each instance, by the page Upload; again after each upload.' },
  },
  {
    line: 'POST /instance/{stackId}/upload',
    name: 'declareFiles',
    summary: 'Declares files: an address for each, to put its bytes to.',
    more:
      'The keys of the answer are folder and name: `MIB/router.mib`. To each address goes one PUT with exactly the length, ' +
      '`Content-Type` and `Content-MD5` that were declared, without the bearer token, within 60 s.',
    body: bodies.declaredFiles,
    answer: uploadAddresses,
    keepsKeys: true,
    rate: {
      when: 'Once for up to five files that a user uploads. A file that was lost on its way is declared again, three times at most.',
    },
  },
  {
    line: 'POST /instance/{stackId}/upload/s3',
    name: 'deliverFiles',
    summary: 'Delivers the stored files to the instance. Doing so twice does no harm.',
    rate: { when: 'Once, when the files of an upload are stored.' },
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
    summary: 'Who uses the monitoring software of an instance.',
    answer: monitoringUsers,
    rate: { when: 'Once in a visit for each instance, by its page PRTG Users.' },
  },
  {
    line: 'GET /instance/enterprise-connection/{stackId}',
    name: 'getConnection',
    summary: 'The single sign-on connection of an instance.',
    more: 'The secret, where it is in the options at all, is masked.',
    answer: connection,
    keepsKeys: true,
    rate: {
      when: 'Once in a visit for each instance, by its page Entra ID; before a change, and after it.',
    },
    refusals: NO_CONNECTION,
  },
  {
    line: 'POST /instance/enterprise-connection/{stackId}',
    name: 'createConnection',
    summary: 'Makes the single sign-on connection of an instance that has none.',
    body: bodies.newConnection,
    rate: PRESSED,
    refusals: { 409: 'There is one already, or the instance is busy.' },
  },
  {
    line: 'PATCH /instance/enterprise-connection/{stackId}',
    name: 'changeConnection',
    summary: 'Changes the single sign-on connection of an instance.',
    more: 'Replaces all options, so all of them are sent, each as it came. A secret that isn’t among them stays as it is.',
    body: bodies.connectionChange,
    rate: PRESSED,
  },
  {
    line: 'DELETE /instance/enterprise-connection/{stackId}',
    name: 'deleteConnection',
    summary: 'Deletes the single sign-on connection of an instance.',
    rate: PRESSED,
    refusals: { 404: 'There is none any more: that counts as done.' },
  },
];
