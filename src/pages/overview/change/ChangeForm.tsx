// The form for a setting and its new value; shows which instances will change before anything is written
// (docs/product/bulk-change.md#who-changes).
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { TextField } from '../../../ui/form/TextField';
import { Button } from '../../../ui/form/Button';
import { usePermissions } from '../../../api/user/permissions';
import { planBulkChange, type BulkPlan } from '../../../domain/instances/bulkChange';
import { SETTING_IDS, settingLabel, type SettingId } from '../../../domain/instances/settings';
import { permittedIds, whoMay } from '../../../domain/subscriptions/permission';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import { Alert } from '../../../ui/feedback/Alert';
import { ChangeConsequences } from './ChangeConsequences';
import { PermissionsFailure } from '../PermissionsFailure';
import { NewValue } from './NewValue';
import { WhoChanges } from './WhoChanges';
import type { Begun } from './useBulkChange';
import { useCurrentValues } from './useCurrentValues';
import { t } from '../../../messages/t';

const NOTHING: ReadonlyMap<string, string> = new Map();

interface ChangeFormProps {
  chosen: readonly Subscription[];
  onStart: (begun: Begun) => void;
  onClose: () => void;
}

/** The content and the actions of the dialog. */
export function ChangeForm({ chosen, onStart, onClose }: ChangeFormProps) {
  const permissions = usePermissions();
  const { resources, isKnown, isSettled } = permissions;
  const permitted = useMemo(() => permittedIds(resources, 'manageInstance'), [resources]);
  const { changing: able, leftOut: unable } = useMemo(
    () => planBulkChange(chosen, { permitted, known: NOTHING, wanted: undefined }),
    [chosen, permitted],
  );
  const [setting, setSetting] = useState<SettingId>();
  const [wanted, setWanted] = useState('');
  const { values, isReading, done, readAgain } = useCurrentValues(setting, able);
  const plan = useMemo(
    () => planBulkChange(chosen, { permitted, known: values, wanted: wanted || undefined }),
    [chosen, permitted, values, wanted],
  );
  const reasonId = useId();

  const count = plan.changing.length;
  const isReady = setting !== undefined && wanted !== '' && !isReading && count > 0;
  const unread = able.length - values.size;
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Typography>{t('changeSetting.chosen', { count: chosen.length })}</Typography>
        <PermissionsFailure permissions={permissions} />
        {able.length > 0 && (
          <Box sx={fields}>
            <TextField
              select
              label={t('changeSetting.setting')}
              value={setting ?? ''}
              onChange={({ target }) => {
                setSetting(SETTING_IDS.find((id) => id === target.value));
                setWanted('');
              }}
            >
              {!setting && <option value="">{t('changeSetting.chooseSetting')}</option>}
              {SETTING_IDS.map((id) => (
                <option key={id} value={id}>
                  {settingLabel(id)}
                </option>
              ))}
            </TextField>
            <NewValue setting={setting} value={wanted} onChange={setWanted} />
          </Box>
        )}
        {setting && wanted !== '' && <ChangeConsequences setting={setting} wanted={wanted} />}
        {isReading && <ReadingProgress done={done} count={able.length} />}
        {setting && !isReading && unread > 0 && (
          <Alert
            kind="warning"
            action={
              <Button size="small" onClick={readAgain}>
                {t('common.tryAgain')}
              </Button>
            }
          >
            {t('changeSetting.unread', { count: unread })}
          </Alert>
        )}
        <Box role="status" id={reasonId}>
          {isSettled && able.length === 0 && <Alert kind="info">{whyNobody(unable)}</Alert>}
          {able.length > 0 && <span>{sentence(setting, wanted, isReading, plan, chosen.length)}</span>}
        </Box>
        {isKnown && <WhoChanges plan={plan} isDecided={wanted !== '' && !isReading} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common.goBack')}</Button>
        <KeepFocus>
          <Button
            variant="contained"
            disabled={!isReady}
            aria-describedby={reasonId}
            onClick={() => setting && onStart({ setting, wanted, plan, before: values })}
          >
            {t('changeSetting.change', { count })}
          </Button>
        </KeepFocus>
      </DialogActions>
    </>
  );
}

/** Why none of them can be changed, whatever the setting. */
function whyNobody({ noPermission, notReady }: BulkPlan['leftOut']): string {
  if (noPermission.length === 0) return t('changeSetting.noneReady');
  const what = t(notReady.length === 0 ? 'changeSetting.noneAllowed' : 'changeSetting.noneReadyOrAllowed');
  return `${what} ${whoMay('manageInstance')}`;
}

/** Returns how many will change, or what is still missing. */
function sentence(
  setting: SettingId | undefined,
  wanted: string,
  isReading: boolean,
  { changing }: BulkPlan,
  count: number,
): string {
  if (!setting) return t('changeSetting.settingMissing');
  if (isReading) return t('changeSetting.readingFirst');
  if (wanted === '') return t('changeSetting.valueMissing');
  if (changing.length === 0) return t('changeSetting.nobody');
  return t('changeSetting.willChange', { changing: changing.length, count });
}

function ReadingProgress({ done, count }: { done: number; count: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <ProgressBar label={t('changeSetting.reading')} done={{ value: done, max: count }} />
      </Box>
      <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('changeSetting.progress', { done, count })}
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
