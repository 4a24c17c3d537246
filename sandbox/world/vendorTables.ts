// The vendor's fixed tables: cancellation reasons, the states in which staff may act on a stack, upload folders.

/** The reasons that customers choose from when they cancel. */
export const CANCELLATION_REASONS = [
  { code: 'too_expensive', name: 'It is too expensive' },
  { code: 'no_longer_needed', name: 'I no longer need it' },
  { code: 'missing_features', name: 'Features that I need are missing' },
  { code: 'technical_problems', name: 'I had technical problems' },
  { code: 'on_premises', name: 'I moved to an installation of my own' },
  { code: 'other', name: 'Another reason' },
];

/** The states in which a trial can be extended. */
export const STACK_STATES = ['CREATE_COMPLETE', 'UPDATE_COMPLETE'];
/** The states in which a stack can be resized or opened: also that of a rolled-back one. */
export const SUPPORTER_STACK_STATES = [...STACK_STATES, 'UPDATE_ROLLBACK_COMPLETE'];

/** The folders of an instance that accept uploads. */
export const UPLOAD_FOLDERS = [
  'MIB/',
  'devicetemplates/',
  'lookups/custom/',
  'snmplibs/',
  'webroot/icons/devices/',
] as const;

/** The domain below which every instance has its subdomain. */
export const INSTANCE_DOMAIN = 'my-prtg.example';
