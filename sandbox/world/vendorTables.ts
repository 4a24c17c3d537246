// The vendor's fixed tables: cancellation reasons, instance types, states that calls may wait for, upload folders.

/** The reasons that customers choose from when they cancel. */
export const CANCELLATION_REASONS = [
  { code: 'too_expensive', name: 'It is too expensive' },
  { code: 'no_longer_needed', name: 'I no longer need it' },
  { code: 'missing_features', name: 'Features that I need are missing' },
  { code: 'technical_problems', name: 'I had technical problems' },
  { code: 'on_premises', name: 'I moved to an installation of my own' },
  { code: 'other', name: 'Another reason' },
];

/** The types of machines that support staff may resize to. */
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

/** The stack states that customers' calls may wait for. */
export const STACK_STATES = ['CREATE_COMPLETE', 'UPDATE_COMPLETE'];
/** The stack states that support staff's calls may wait for: also that of a rolled-back stack. */
export const SUPPORTER_STACK_STATES = [...STACK_STATES, 'UPDATE_ROLLBACK_COMPLETE'];
/** The machine states that calls may wait for. */
export const INSTANCE_STATES = ['RUNNING'];

/** The folders of an instance that accept uploads. */
export const UPLOAD_FOLDERS = [
  'MIB/',
  'devicetemplates/',
  'lookups/custom/',
  'snmplibs/',
  'webroot/icons/devices/',
] as const;
/** The largest size of an uploaded file. */
export const UPLOAD_LIMIT_BYTES = 1_048_576;

/** The domain below which every instance has its subdomain. */
export const INSTANCE_DOMAIN = 'my-prtg.example';
