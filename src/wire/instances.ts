// What belongs to an instance: its enterprise connection (docs/product/enterprise-connection.md#changing), settings
// (docs/product/instance-settings.md), users (docs/product/monitoring-users.md#fields), files and templates
// (docs/product/uploads.md#steps).
import * as v from 'valibot';
import { recordOf, text, listOf, textOrNone, id, number, type Listed, filledText, maybe } from './schema';

/** The connection of an instance to its company's directory. */
export const connection = v.object({
  name: text,
  /** The identity provider's type; 'waad' if absent or malformed. */
  strategy: v.fallback(v.optional(v.string(), 'waad'), 'waad'),
  /** A null among the values is the provider's own, and is sent back unchanged. */
  options: v.nullish(recordOf(v.unknown()), () => ({})),
});

/** A connection; the keys of its options are the wire's, unconverted. */
export type EnterpriseConnection = v.InferOutput<typeof connection>;

/** Whether data about an instance is collected, and whether that includes personal data. */
export const dataCollectionFlags = v.object({
  dataCollectionFlag: v.boolean(),
  extendedConsentFlag: v.boolean(),
});

/** The pair of flags; the second one means nothing without the first. */
export type DataCollectionFlags = v.InferOutput<typeof dataCollectionFlags>;

const gitTemplate = v.object({ id: v.number(), name: textOrNone });

/** A project, which is a template unless the configuration excludes it. Its name may be empty. */
export type GitTemplate = v.InferOutput<typeof gitTemplate>;

/** All projects of one response, excluded ones as well. */
export const gitTemplates = listOf(gitTemplate);

/** Whether all users of an instance must sign in with a second factor. */
export const instanceMfa = v.object({ mfaFlag: v.boolean() });

const monitoringUser = v.object({
  id,
  name: textOrNone,
  email: textOrNone,
  /** owner, admin, user, or a value not known yet. */
  accessLevel: textOrNone,
  /** Epoch seconds; absent for users who never signed in. */
  lastLogin: number,
});

/** A user; a name, e-mail or access level that is absent is empty. */
export type MonitoringUser = v.InferOutput<typeof monitoringUser>;

/** The people who use the monitoring software of an instance. */
export const monitoringUsers = listOf(monitoringUser);

/** Whether the Multi-Platform Probe is on. */
export const probeState = v.object({
  natsEnabled: v.boolean(),
  /** A configuration is running: the switch hasn't taken effect yet. */
  isSfnRunning: v.boolean(),
});

/** The probe's state, which lags behind the switch while a configuration is running. */
export type ProbeState = v.InferOutput<typeof probeState>;

/** Where the probe's certificate is. */
export const certificate = v.object({ url: v.string() });

const storedFile = v.pipe(
  v.object({
    name: filledText,
    /** Bytes. */
    size: number,
    /** Epoch seconds. */
    last_modified: number,
  }),
  v.transform(({ name, size, last_modified }) => ({ name, size, modified: last_modified })),
);

/** A file in a folder; `size` in bytes, `modified` in epoch seconds. */
export type StoredFile = v.InferOutput<typeof storedFile>;

const FOLDERS = [
  'MIB/',
  'devicetemplates/',
  'lookups/custom/',
  'snmplibs/',
  'webroot/icons/devices/',
] as const;

/** The stored files by the folders that files are uploaded to. */
export type StoredFiles = Readonly<Partial<Record<(typeof FOLDERS)[number], readonly StoredFile[]>>>;

/** The stored files by folder, such as `MIB/`. */
export const storedFiles = v.pipe(
  // Other keys may hold anything, so they are no part of the schema; a list is no object of folders.
  recordOf(v.unknown()),
  v.object(
    v.entriesFromList(
      FOLDERS,
      v.optional(listOf(storedFile), () => []),
    ),
  ),
  v.transform((all): Listed<StoredFiles> => {
    const entries = Object.entries(all);
    return {
      items: Object.fromEntries(entries.map(([folder, { items }]) => [folder, items])),
      skipped: entries.reduce((sum, [, { skipped }]) => sum + skipped, 0),
    };
  }),
);

/** Addresses by folder and name. */
export const uploadAddresses = recordOf(maybe(v.string()));
