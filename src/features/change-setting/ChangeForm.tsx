// The form for a setting and its new value; shows which instances will change before anything is written
// (docs/product/bulk-change.md#who-changes).
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useState, Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { TextField } from '../../ui/form/TextField';
import { Button } from '../../ui/form/Button';
import { usePermissions } from '../../api/user/permissions';
import { planBulkChange, type BulkPlan } from '../../domain/instances/bulkChange';
import {
  SETTING_IDS,
  settingLabel,
  settingMeans,
  type SettingId,
  MFA,
  settingValues,
} from '../../domain/instances/settings';
import { permittedIds, whoMay } from '../../domain/subscriptions/permission';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { KeepFocus } from '../../ui/feedback/KeepFocus';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import { Alert } from '../../ui/feedback/Alert';
import { PermissionsFailure } from '../tools/PermissionsFailure';
import { WhoChanges } from './WhoChanges';
import type { StartedChange } from './ChangeRun';
import { t } from '../../messages/t';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { WaitingShape } from '../../ui/waiting/Waiting';
import { readingsOf, readSetting, type SettingReading } from '../../api/instances/settings';
import { useBulkRun } from '../bulk/useBulkRun';
import type { Instance } from '../../domain/instances/instance';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** A setting and the value that it shall have. */
export interface Wanted {
  setting: SettingId;
  value: string;
}

interface ChangeFormProps {
  chosen: readonly Subscription[];
  /** Chosen from the start, and can be changed. */
  wanted: Wanted | undefined;
  onStart: (started: StartedChange) => void;
  onClose: () => void;
}

/** The content and the actions of the dialog. */
export function ChangeForm({ chosen, wanted, onStart, onClose }: ChangeFormProps) {
  const permissions = usePermissions();
  const { resources, isKnown, isSettled } = permissions;
  const permitted = permittedIds(resources, 'manageInstance');
  const { changing: able, skipped: unable } = planBulkChange(chosen, {
    permitted,
    known: NOTHING,
    newValue: undefined,
  });
  const [setting, setSetting] = useState(wanted?.setting);
  const [newValue, setNewValue] = useState(wanted?.value ?? '');
  const { values, progress, read } = useCurrentValues(setting);
  const begin = useEffectEvent(() => {
    if (wanted) read(wanted.setting, able);
  });
  // Calls the API for what nobody has chosen here.
  useEffect(() => begin(), []);
  const isReading = progress !== undefined;
  const plan = planBulkChange(chosen, { permitted, known: values, newValue: newValue || undefined });
  const reasonId = useId();

  const count = plan.changing.length;
  const isReady = setting !== undefined && newValue !== '' && !isReading && count > 0;
  const unread = able.length - values.size;
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Typography>{t('fleet.selected', { count: chosen.length })}</Typography>
        <PermissionsFailure permissions={permissions} />
        {able.length > 0 && (
          <Box sx={fields}>
            <TextField
              select
              label={t('changeSetting.setting')}
              value={setting ?? ''}
              onChange={({ target }) => {
                const of = SETTING_IDS.find((id) => id === target.value);
                setSetting(of);
                setNewValue('');
                if (of) read(of, able);
              }}
            >
              {!setting && <option value="">{t('changeSetting.chooseSetting')}</option>}
              {SETTING_IDS.map((id) => (
                <option key={id} value={id}>
                  {settingLabel(id)}
                </option>
              ))}
            </TextField>
            <NewValue setting={setting} value={newValue} onChange={setNewValue} />
          </Box>
        )}
        {setting && newValue !== '' && <ChangeConsequences setting={setting} newValue={newValue} />}
        {progress && <ReadingProgress {...progress} />}
        {setting && !isReading && unread > 0 && (
          <Alert
            kind="warning"
            action={
              <Button
                size="small"
                onClick={() =>
                  read(
                    setting,
                    able.filter(({ id }) => !values.has(id)),
                  )
                }
              >
                {t('common.tryAgain')}
              </Button>
            }
          >
            {t('changeSetting.unread', { count: unread })}
          </Alert>
        )}
        <Box role="status" id={reasonId}>
          {isSettled && able.length === 0 && <Alert kind="info">{whyNobody(unable)}</Alert>}
          {able.length > 0 && <span>{sentence(setting, newValue, isReading, plan, chosen.length)}</span>}
        </Box>
        {isKnown && <WhoChanges plan={plan} isDecided={newValue !== '' && !isReading} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common.goBack')}</Button>
        <KeepFocus>
          <Button
            variant="contained"
            disabled={!isReady}
            aria-describedby={reasonId}
            onClick={() => setting && onStart({ setting, newValue, plan, before: values })}
          >
            {t('changeSetting.change', { count })}
          </Button>
        </KeepFocus>
      </DialogActions>
    </>
  );
}

/** Why none of them can be changed, whatever the setting. */
function whyNobody({ noPermission, notReady }: BulkPlan['skipped']): string {
  if (noPermission.length === 0) return t('changeSetting.noneReady');
  const what = t(notReady.length === 0 ? 'changeSetting.noneAllowed' : 'changeSetting.noneReadyOrAllowed');
  return `${what} ${whoMay('manageInstance')}`;
}

/** Returns how many will change, or what is still missing. */
function sentence(
  setting: SettingId | undefined,
  newValue: string,
  isReading: boolean,
  { changing }: BulkPlan,
  count: number,
): string {
  if (!setting) return t('changeSetting.settingMissing');
  if (isReading) return t('changeSetting.readingFirst');
  if (newValue === '') return t('changeSetting.valueMissing');
  if (changing.length === 0) return t('changeSetting.nobody');
  return t('changeSetting.willChange', { changing: changing.length, count });
}

function ReadingProgress({ done, of }: { done: number; of: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <ProgressBar label={t('changeSetting.reading')} done={{ value: done, max: of }} />
      </Box>
      <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('changeSetting.progress', { done, count: of })}
      </Box>
    </Box>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  // Room for the labels, which are on their fields' upper edges: the dialog would cut them off.
  pt: 1,
} as const;

// What a change means for the instances and their users, before it is made.

/** One or two sentences; a warning if users have to do something. */
function ChangeConsequences({ setting, newValue }: { setting: SettingId; newValue: string }) {
  const meaning = settingMeans(setting, newValue);
  if (setting === 'mfa' && newValue === MFA.required) return <Alert kind="warning">{meaning}</Alert>;
  return <Typography color="textSecondary">{meaning}</Typography>;
}

// The field for the value that all chosen instances get.

const TimezoneField = lazyPart(async () => (await import('../../ui/form/TimezoneField')).TimezoneField);

interface NewValueProps {
  setting: SettingId | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A select, or the searchable list of timezones. */
function NewValue({ setting, value, onChange }: NewValueProps) {
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

// The current values of a setting, which are read afresh before it is changed (docs/product/bulk-change.md#who-changes).

/** Returns the values by subscription id once all have been read or failed, how many have, and a function that reads them. */
function useCurrentValues(setting: SettingId | undefined) {
  const client = useQueryClient();
  // An instance may have been changed elsewhere since the portal last read it.
  const [since] = useState(Date.now);
  const { outcomes, progress, start } = useBulkRun((one: SettingReading) => readSetting(client, one, since));
  const values = outcomes.flatMap(({ item, data }) =>
    !progress && item.setting === setting && data !== undefined ? [[item.instance.id, data] as const] : [],
  );
  return {
    values: new Map(values),
    progress,
    read: (of: SettingId, instances: readonly Instance[]) => void start(readingsOf([of], instances)),
  };
}
