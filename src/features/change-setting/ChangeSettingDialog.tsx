// Changes one setting of all the chosen instances (docs/product/bulk-change.md): first a form with the new value and the
// instances that will change, then the state of each.
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { useSettingChanges } from '../settings/useSettingChanges';
import { besideToast, layout } from '../../theme';
import { LeaveDialog } from '../../ui/form/LeaveDialog';
import { ChangeForm, type Wanted } from './ChangeForm';
import { ChangeRun, type StartedChange } from './ChangeRun';
import { t } from '../../messages/t';

interface ChangeSettingDialogProps {
  /** The instances to change, as far as possible. Must be the same while the dialog is open. */
  chosen: readonly Subscription[];
  /** What it is opened for, if for one setting. */
  wanted?: Wanted;
  onClose: () => void;
}

/** The dialog, 750 px wide at most, or a phone's whole screen. It can't be closed while a change runs. */
export function ChangeSettingDialog({ chosen, wanted, onClose }: ChangeSettingDialogProps) {
  const run = useSettingChanges();
  const [started, setStarted] = useState<StartedChange>();
  const start = (next: StartedChange) => {
    setStarted(next);
    const { setting, newValue: value, plan } = next;
    run.start(plan.changing.map((instance) => ({ id: instance.id, setting, value, instance })));
  };
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={run.isRunning ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      // Focusable, so that focus stays in the dialog when the focused element disappears.
      slotProps={{ paper: { sx: paper, tabIndex: -1 } }}
    >
      <DialogTitle id={titleId}>{t('settings.change')}</DialogTitle>
      {started ? (
        <ChangeRun run={run} started={started} onClose={onClose} />
      ) : (
        <ChangeForm chosen={chosen} wanted={wanted} onStart={start} onClose={onClose} />
      )}
      <LeaveDialog isOn={run.isRunning}>{t('changeSetting.leaving')}</LeaveDialog>
    </Dialog>
  );
}

const paper = {
  maxWidth: { xs: 'none', sm: layout.dialog },
  '&:focus-visible': { outline: 'none' },
  // Fills a phone's screen.
  m: { xs: 0, sm: 4 },
  mb: { xs: besideToast(0), sm: besideToast(32) },
  width: { xs: 1, sm: 'calc(100% - 64px)' },
  height: { xs: `calc(100% - ${besideToast(0)})`, sm: 'auto' },
  maxHeight: { xs: 'none', sm: `calc(100% - 32px - ${besideToast(32)})` },
  borderRadius: { xs: 0, sm: 1 },
} as const;
