// Asks for confirmation of something that is hard to undo (docs/product/instance-settings.md#confirmations): the title is
// the action and its object, the consequences are listed below it, and the confirming button repeats the action's verb.
// The safe button has the initial focus.
import type { ReactNode } from 'react';
import { Button } from './Button';
import { BusyButton } from './BusyButton';
import { DialogFrame } from './DialogFrame';
import { FailureAlert } from '../feedback/FailureAlert';
import { PartBoundary } from '../feedback/PartBoundary';
import { t } from '../../messages/t';

interface ConfirmDialogProps {
  open: boolean;
  /** The action and its object: "Cancel subscription acme-hq?". */
  title: string;
  /** What will happen, and anything that has to be filled in first. */
  children: ReactNode;
  /** The action's verb. */
  confirmLabel: string;
  /** The safe button's label. */
  closeLabel?: string;
  /** It destroys something: the confirming button is red. */
  isDangerous?: boolean;
  busy?: boolean;
  /** Why the last attempt failed, until one succeeds. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The dialog, 750 px wide at most. While its action runs it can't be closed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { busy = false, isDangerous = false } = props;
  const close = busy ? () => undefined : props.onClose;
  return (
    <DialogFrame
      open={props.open}
      title={props.title}
      onClose={close}
      actions={
        <>
          {/* Cancelling a subscription is one of the actions: the safe button must not be called "Cancel". */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is its safe button */}
          <Button autoFocus onClick={close} aria-disabled={busy}>
            {props.closeLabel ?? t('common.goBack')}
          </Button>
          <BusyButton
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            busy={busy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </BusyButton>
        </>
      }
    >
      <PartBoundary>{props.children}</PartBoundary>
      {props.failure !== undefined && <FailureAlert message={props.failure} sx={{ mt: 2 }} />}
    </DialogFrame>
  );
}
