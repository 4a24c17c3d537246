// The four settings of a new instance beside those of its model, and while they are applied the state of each.
import Box from '@mui/material/Box';
import { changeStateMeaning, changeStateWords } from '../../../domain/instances/changeResult';
import { settingLabel, settingWords, type SettingId } from '../../../domain/instances/settings';
import { WINDOWS_ZONES } from '../../../domain/regions/windowsZones';
import type { ChangeOutcome } from '../../../features/settings/useSettingChanges';
import { t } from '../../../messages/t';
import { StateChip } from '../../../ui/content/StateChip';
import type { ReadPair } from './useBothSettings';

interface SettingListProps {
  /** The model's name. */
  name: string;
  pairs: readonly ReadPair[];
  /** Of the settings that are applied; undefined before that. */
  outcomes: ReadonlyMap<SettingId, ChangeOutcome> | undefined;
}

/** The list; what couldn't be read says so in its place. */
export function SettingList({ name, pairs, outcomes }: SettingListProps) {
  return (
    <Box component="ul" aria-label={t('likeThis.list')} sx={list}>
      {pairs.map((pair) => {
        const outcome = outcomes?.get(pair.setting);
        return (
          <Box component="li" key={pair.setting} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Box sx={{ fontWeight: 600 }}>{settingLabel(pair.setting)}</Box>
                <div>{valuesInWords(pair, name)}</div>
              </Box>
              {outcome && (
                <StateChip
                  meaning={changeStateMeaning(outcome.state)}
                  words={changeStateWords(outcome.state)}
                />
              )}
            </Box>
            {!outcomes && pair.currentError && pair.wanted !== undefined && (
              <Box sx={muted}>{t('likeThis.unreadOwn', { why: pair.currentError.message })}</Box>
            )}
            {outcome?.problem && <Box sx={muted}>{outcome.problem.message}</Box>}
          </Box>
        );
      })}
    </Box>
  );
}

function valuesInWords({ setting, wanted, current, wantedError }: ReadPair, name: string): string {
  const words = (value: string) => settingWords(setting, value, WINDOWS_ZONES);
  if (wanted === undefined) return t('likeThis.unreadModel', { name, why: wantedError?.message ?? '' });
  if (current === undefined) return t('likeThis.becomesTo', { to: words(wanted) });
  if (current === wanted) return t('likeThis.same', { name, value: words(wanted) });
  return t('likeThis.becomes', { from: words(current), to: words(wanted) });
}

const list = { m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
const muted = { mt: 0.5, color: 'text.secondary' } as const;
