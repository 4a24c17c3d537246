// Made from en.json by `npm run messages`: the values of every message. Change en.json instead.

export interface MessageValues {
  'boot.notLoaded': undefined;
  'boot.notLoadedAdvice': undefined;
  'boot.loadAgain': undefined;
  'common.tryAgain': undefined;
  'common.newTab': undefined;
  'shell.language': undefined;
  'shell.notConfigured': undefined;
  'shell.insecure': undefined;
  'shell.insecureAdvice': undefined;
  'shell.notShown': undefined;
  'shell.notShownAdvice': undefined;
  'failures.offline': undefined;
}

export type MessageGroup =
  | 'boot'
  | 'common'
  | 'shell'
  | 'failures'
  | 'states'
  | 'overview'
  | 'tables'
  | 'forms'
  | 'plans'
  | 'tools'
  | 'timezones'
  | 'dataCollection'
  | 'newInstance'
  | 'manage'
  | 'account'
  | 'invoices'
  | 'dataSharing'
  | 'upload'
  | 'entraId'
  | 'prtgUsers'
  | 'supporter';
