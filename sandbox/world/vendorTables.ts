// The vendor's fixed tables: cancellation reasons, instance types, states that calls may wait for.

export const CANCELLATION_REASONS = [
  { code: 'too_expensive', name: 'It is too expensive' },
  { code: 'no_longer_needed', name: 'I no longer need it' },
  { code: 'missing_features', name: 'Features that I need are missing' },
  { code: 'technical_problems', name: 'I had technical problems' },
  { code: 'on_premises', name: 'I moved to an installation of my own' },
  { code: 'other', name: 'Another reason' },
];

export const INSTANCE_TYPES = [
  't3.small',
  't3.medium',
  't3.large',
  't3.xlarge',
  'm5.large',
  'm5.xlarge',
  'm5.2xlarge',
  'm5.4xlarge',
];

export const STACK_STATES = ['CREATE_COMPLETE', 'UPDATE_COMPLETE'];
/** Support staff may also wait for a rolled-back stack. */
export const SUPPORTER_STACK_STATES = [...STACK_STATES, 'UPDATE_ROLLBACK_COMPLETE'];
export const INSTANCE_STATES = ['RUNNING'];

/** The folders of an instance that take uploads; a file is at most this many bytes. */
export const UPLOAD_FOLDERS = [
  'MIB/',
  'devicetemplates/',
  'lookups/custom/',
  'snmplibs/',
  'webroot/icons/devices/',
] as const;
export const UPLOAD_LIMIT_BYTES = 1_048_576;

/** Every instance's address is its subdomain below this domain. */
export const INSTANCE_DOMAIN = 'my-prtg.example';
