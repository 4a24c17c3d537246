// The field for the value that all chosen instances get.
import { Suspense } from 'react';
import { TextField } from '../../../ui/form/TextField';
import { settingValues, type SettingId } from '../../../domain/instances/settings';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { WaitingShape } from '../../../ui/waiting/WaitingShape';
import { t } from '../../../messages/t';

const TimezoneField = lazyPart(async () => (await import('../../../ui/form/TimezoneField')).TimezoneField);

interface NewValueProps {
  setting: SettingId | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A select, or the searchable list of timezones. */
export function NewValue({ setting, value, onChange }: NewValueProps) {
  const label = t('changeSetting.newValue');
  if (setting === 'timezone') {
    return (
      <Suspense fallback={<WaitingShape height={40} />}>
        <TimezoneField value={value} onChange={onChange} field={{ label }} />
      </Suspense>
    );
  }
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={!setting}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === '' && <option value="">{t('changeSetting.chooseValue')}</option>}
      {setting &&
        settingValues(setting).map((one) => (
          <option key={one.value} value={one.value}>
            {t(one.label)}
          </option>
        ))}
    </TextField>
  );
}
