// A change of many instances, running or ended (docs/product/bulk-change.md#run, docs/product/bulk-change.md#result).
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Button } from '../../../ui/form/Button';
import { saveFile } from '../../../browser/saveFile';
import {
  byUrgency,
  changeFile,
  changeFileName,
  countStates,
  type ChangeRecord,
  changeStateMeaning,
  changeStateLabel,
} from '../../../domain/instances/changeResult';
import { settingLabel, settingValueLabel } from '../../../domain/instances/settings';
import { WINDOWS_ZONES } from '../../../domain/regions/windowsZones';
import { RunProgress } from '../../../features/bulk/RunProgress';
import { BusyButton } from '../../../ui/form/BusyButton';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { ScrolledList } from '../../../ui/table/ScrolledList';
import type { Begun, useBulkChange } from './useBulkChange';
import { t } from '../../../messages/t';
import { OutcomeRow } from '../../../features/bulk/OutcomeRow';

interface ChangeRunProps {
  change: ReturnType<typeof useBulkChange>;
  begun: Begun;
  onClose: () => void;
}

/** The content and the actions of the dialog once the change has been started. */
export function ChangeRun({ change, begun, onClose }: ChangeRunProps) {
  const { records, isRunning, isStopping, again, stop } = change;
  const { setting, newValue } = begun;
  const counts = countStates(records);
  const done = records.length - counts.waiting - counts.changing;
  const wordsOf = (value: string) => settingValueLabel(setting, value, WINDOWS_ZONES);
  const sorted = byUrgency(records);
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <div>
          <Box sx={{ color: 'text.secondary' }}>
            {t('changeSetting.settingTo', { setting: settingLabel(setting), value: wordsOf(newValue) })}
          </Box>
          <RunProgress
            done={done}
            count={records.length}
            isRunning={isRunning}
            label={t('changeSetting.changingAll')}
            running={(percent) =>
              percent === 0
                ? t('changeSetting.running', { count: records.length })
                : t('changeSetting.runningAt', { percent, count: records.length })
            }
            summary={summary(records)}
          />
        </div>
        <ScrolledList
          label={t('tools.instances')}
          count={sorted.length}
          keyOf={(index) => sorted[index]?.subscription.id ?? String(index)}
          rowHeight={57}
          maxHeight={360}
        >
          {(index) => {
            const record = sorted[index];
            return record && <ChangeRow record={record} />;
          }}
        </ScrolledList>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {isRunning ? (
          <KeepFocus>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed has gone, and this is what can be done */}
            <BusyButton autoFocus variant="outlined" busy={isStopping} onClick={stop}>
              {t('changeSetting.stop')}
            </BusyButton>
          </KeepFocus>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.close')}</Button>
            <Button
              variant="outlined"
              onClick={() => {
                const { plan, before } = begun;
                const text = changeFile({ ...begun, records, skipped: plan.skipped, before, wordsOf });
                saveFile(new Blob([text], { type: 'text/csv' }), changeFileName(Date.now()));
              }}
            >
              {t('changeSetting.save')}
            </Button>
            {counts.notBegun > 0 && (
              <KeepFocus>
                <Button variant="outlined" onClick={() => again('notBegun')}>
                  {t('changeSetting.goOn', { count: counts.notBegun })}
                </Button>
              </KeepFocus>
            )}
            {counts.failed > 0 && (
              <KeepFocus>
                <Button variant="contained" onClick={() => again('failed')}>
                  {t('changeSetting.tryFailed')}
                </Button>
              </KeepFocus>
            )}
          </>
        )}
      </DialogActions>
    </>
  );
}

function summary(records: readonly ChangeRecord[]): string {
  const { changed, failed, unknown, notBegun } = countStates(records);
  const counts = [
    [changed, 'changeSetting.countChanged'] as const,
    [failed, 'changeSetting.countFailed'] as const,
    [unknown, 'changeSetting.countUnknown'] as const,
    [notBegun, 'changeSetting.countNotBegun'] as const,
  ];
  return counts.flatMap(([count, key]) => (count > 0 ? [t(key, { count })] : [])).join(' ');
}

// One instance of a change of many, and the state of its change.

/** Its name and domain, its state, and why it failed. */
function ChangeRow({ record: { subscription, state, problem } }: { record: ChangeRecord }) {
  return (
    <OutcomeRow
      subscription={subscription}
      meaning={changeStateMeaning(state)}
      words={changeStateLabel(state)}
    >
      {problem && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{problem.message}</Box>}
    </OutcomeRow>
  );
}
