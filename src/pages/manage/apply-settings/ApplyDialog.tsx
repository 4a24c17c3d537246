// Applies the settings of a model to a new instance (docs/product/new-like-this.md#applying): first what differs, then the state
// of each change.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { changeStateLabel } from '../../../domain/instances/changeResult';
import type { Instance } from '../../../domain/instances/instance';
import {
  countOutcomes,
  outcomeMeaning,
  outcomesLabel,
  type Outcome,
} from '../../../domain/instances/outcome';
import {
  MFA,
  type SettingId,
  settingLabel,
  settingValueLabel,
  SETTING_IDS,
} from '../../../domain/instances/settings';
import { settingsToApply, type SettingPair } from '../../../domain/instances/settingsToApply';
import { displayName } from '../../../domain/subscriptions/subscription';
import { RunButtons } from '../../../features/bulk/RunPanel';
import { useSettingChanges } from '../../../features/settings/useSettingChanges';
import { t } from '../../../messages/t';
import { Alert } from '../../../ui/feedback/Alert';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { Button } from '../../../ui/form/Button';
import { DialogFrame } from '../../../ui/form/DialogFrame';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { WINDOWS_ZONES } from '../../../domain/regions/windowsZones';
import { StateChip } from '../../../ui/content/StateChip';
import { settingQuery } from '../../../api/instances/settings';

interface ApplyDialogProps {
  model: Instance;
  /** The new instance. */
  own: Instance;
  /** `isOver`: nothing is left to apply. */
  onClose: (isOver: boolean) => void;
}

/** The dialog. It can't be closed while settings are being applied. */
export function ApplyDialog({ model, own, onClose }: ApplyDialogProps) {
  const read = useBothSettings(model, own);
  // One after the other, the probe last: a single instance may be busy with the change before.
  const run = useSettingChanges(1);
  const { outcomes, isRunning } = run;
  // What was read before the first change: afterwards nothing differs any more.
  const [applied, setApplied] = useState<readonly ReadPair[]>();
  const name = displayName(model);

  const pairs = applied ?? read.pairs;
  const settings = settingsToApply(pairs);
  const counts = countOutcomes(outcomes);
  const apply = () => {
    setApplied(pairs);
    run.start(
      pairs.flatMap(({ setting, newValue: value }) =>
        value !== undefined && settings.includes(setting)
          ? [{ id: setting, setting, value, instance: own }]
          : [],
      ),
    );
  };

  const isUnread = pairs.some(({ newValue }) => newValue === undefined);
  const isDone = applied ? counts.done === settings.length : !read.isReading && settings.length === 0;
  const close = () => !isRunning && onClose(isDone && !isUnread);
  const status = () => {
    if (isRunning) return t('likeThis.running', { count: settings.length });
    const { done } = counts;
    if (applied) return outcomesLabel(counts, done > 0 ? t('likeThis.changed', { count: done }) : '');
    return read.isReading ? t('likeThis.reading') : t('likeThis.count', { count: settings.length });
  };
  return (
    <DialogFrame
      title={t('likeThis.apply', { name })}
      onClose={close}
      actions={
        <RunButtons run={run} counts={counts} goOn={t('likeThis.goOn', { count: counts.notBegun })}>
          <Button onClick={close}>{t(applied ? 'common.close' : 'common.goBack')}</Button>
          {!applied && (
            <KeepFocus>
              <Button variant="contained" disabled={read.isReading || settings.length === 0} onClick={apply}>
                {t('likeThis.applyCount', { count: settings.length })}
              </Button>
            </KeepFocus>
          )}
        </RunButtons>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
          <strong role="status">{status()}</strong>
          {!applied && !read.isReading && read.readAgain && (
            <KeepFocus>
              <Button size="small" onClick={read.readAgain}>
                {t('common.tryAgain')}
              </Button>
            </KeepFocus>
          )}
        </Box>
        {!applied && settings.includes('mfa') && pairs.some(({ newValue }) => newValue === MFA.required) && (
          <Alert kind="warning">{t('settings.requireMfaMeans')}</Alert>
        )}
        {(applied ?? !read.isReading) && (
          <SettingList name={name} pairs={pairs} outcomes={applied && outcomes} />
        )}
      </Box>
      <LeaveDialog isOn={isRunning}>{t('likeThis.leaving')}</LeaveDialog>
    </DialogFrame>
  );
}

// The four settings of a new instance beside those of its model, and while they are applied the state of each.

interface SettingListProps {
  /** The model's name. */
  name: string;
  pairs: readonly ReadPair[];
  /** Of the settings that are applied; undefined before that. */
  outcomes: readonly Outcome<{ setting: SettingId }>[] | undefined;
}

/** The list; what couldn't be read says so in its place. */
function SettingList({ name, pairs, outcomes }: SettingListProps) {
  return (
    <Box component="ul" aria-label={t('tools.settings')} sx={list}>
      {pairs.map((pair) => {
        const outcome = outcomes?.find(({ item }) => item.setting === pair.setting);
        return (
          <Box component="li" key={pair.setting} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Box sx={{ fontWeight: 600 }}>{settingLabel(pair.setting)}</Box>
                <div>{valuesLabel(pair, name)}</div>
              </Box>
              {outcome && (
                <StateChip meaning={outcomeMeaning(outcome.state)} words={changeStateLabel(outcome.state)} />
              )}
            </Box>
            {!outcomes && pair.currentError && pair.newValue !== undefined && (
              <Box sx={muted}>{t('likeThis.unreadOwn', { why: pair.currentError.message })}</Box>
            )}
            {outcome?.problem && <Box sx={muted}>{outcome.problem.message}</Box>}
          </Box>
        );
      })}
    </Box>
  );
}

function valuesLabel({ setting, newValue, current, newValueError }: ReadPair, name: string): string {
  const words = (value: string) => settingValueLabel(setting, value, WINDOWS_ZONES);
  if (newValue === undefined) return t('likeThis.unreadModel', { name, why: newValueError?.message ?? '' });
  if (current === undefined) return t('likeThis.becomesTo', { to: words(newValue) });
  if (current === newValue) return t('likeThis.same', { name, value: words(newValue) });
  return t('likeThis.becomes', { from: words(current), to: words(newValue) });
}

const list = { m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
const muted = { mt: 0.5, color: 'text.secondary' } as const;

/** A setting's values, and why one of them couldn't be read. */
export interface ReadPair extends SettingPair {
  newValueError: Error | null;
  currentError: Error | null;
}

/**
 * Returns the four settings of both, whether they are being read, and a function that reads again what couldn't be. They are
 * read afresh: either may have been changed elsewhere.
 */
function useBothSettings(model: Instance, own: Instance) {
  const newValues = useSettings(model.stackId);
  const current = useSettings(own.stackId);
  const all = [...newValues, ...current];
  const failed = all.filter(({ error }) => error !== null);
  const valueOf = (query: (typeof all)[number] | undefined) => (query?.error ? undefined : query?.data);
  return {
    pairs: SETTING_IDS.map((setting, index): ReadPair => {
      return {
        setting,
        newValue: valueOf(newValues[index]),
        current: valueOf(current[index]),
        newValueError: newValues[index]?.error ?? null,
        currentError: current[index]?.error ?? null,
      };
    }),
    isReading: all.some(({ isFetching }) => isFetching),
    readAgain: failed.length === 0 ? undefined : () => failed.forEach(({ refetch }) => void refetch()),
  };
}

function useSettings(stackId: string) {
  return useQueries({
    queries: SETTING_IDS.map((setting) => ({
      ...settingQuery(setting, stackId),
      refetchOnMount: 'always' as const,
      retryOnMount: true,
    })),
  });
}
