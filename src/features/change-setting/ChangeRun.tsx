// A change of many instances, running or ended (docs/product/bulk-change.md#run, docs/product/bulk-change.md#result).
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Button } from '../../ui/form/Button';
import { saveCsv } from '../../browser/saveFile';
import type { BulkPlan } from '../../domain/instances/bulkChange';
import { changeFile, changeStateLabel } from '../../domain/instances/changeResult';
import { countOutcomes, outcomesLabel } from '../../domain/instances/outcome';
import { settingLabel, settingValueLabel, type SettingId } from '../../domain/instances/settings';
import { WINDOWS_ZONES } from '../../domain/regions/windowsZones';
import { OutcomeList, RunButtons, RunProgress } from '../bulk/RunPanel';
import type { useSettingChanges } from '../settings/useSettingChanges';
import { t } from '../../messages/t';

/** A change that was started, and the values before it. */
export interface StartedChange {
  setting: SettingId;
  newValue: string;
  plan: BulkPlan;
  /** The values before, by subscription id, as far as they could be read. */
  before: ReadonlyMap<string, string>;
}

interface ChangeRunProps {
  run: ReturnType<typeof useSettingChanges>;
  started: StartedChange;
  onClose: () => void;
}

/** The content and the actions of the dialog once the change has been started. */
export function ChangeRun({ run, started, onClose }: ChangeRunProps) {
  const { outcomes } = run;
  const { setting, newValue, plan } = started;
  const counts = countOutcomes(outcomes);
  const labelOf = (value: string) => settingValueLabel(setting, value, WINDOWS_ZONES);
  const save = () => {
    const text = changeFile({ ...started, outcomes, skipped: plan.skipped, labelOf });
    saveCsv(text, 'prtg-change');
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <div>
          <Box sx={{ color: 'text.secondary' }}>
            {t('changeSetting.settingTo', { setting: settingLabel(setting), value: labelOf(newValue) })}
          </Box>
          <RunProgress
            run={run}
            label={t('changeSetting.changingAll')}
            running={(done) => t('changeSetting.running', done)}
            summary={outcomesLabel(
              counts,
              counts.done > 0 ? t('changeSetting.countChanged', { count: counts.done }) : '',
            )}
          />
        </div>
        <OutcomeList outcomes={outcomes} maxHeight={360} label={({ state }) => changeStateLabel(state)}>
          {({ problem }) => problem && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{problem.message}</Box>}
        </OutcomeList>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <RunButtons run={run} counts={counts} goOn={t('changeSetting.goOn', { count: counts.notBegun })}>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant="outlined" onClick={save}>
            {t('changeSetting.save')}
          </Button>
        </RunButtons>
      </DialogActions>
    </>
  );
}
