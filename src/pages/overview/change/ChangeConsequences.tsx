// What a change means for the instances and their users, before it is made.
import Typography from '@mui/material/Typography';
import { MFA, type SettingId } from '../../../domain/instances/settings';
import { Alert } from '../../../ui/feedback/Alert';
import { t } from '../../../messages/t';

/** One or two sentences; a warning if users have to do something. */
export function ChangeConsequences({ setting, wanted }: { setting: SettingId; wanted: string }) {
  if (setting === 'mfa' && wanted === MFA.required) {
    return <Alert kind="warning">{t('settings.requireMfaMeans')}</Alert>;
  }
  return <Typography color="textSecondary">{sentence(setting, wanted)}</Typography>;
}

function sentence(setting: SettingId, wanted: string): string {
  switch (setting) {
    case 'data-collection':
      return t('changeSetting.dataCollectionMeans', { choice: wanted });
    case 'mfa':
      return t('changeSetting.mfaOptionalMeans');
    case 'timezone':
      return t('settings.timezoneAbout');
    case 'probe':
      return t('changeSetting.probeMeans', { state: wanted });
  }
}
