// A button whose action takes a while: it keeps its label and width, says that it is busy, and can't be pressed twice.
import Button, { type ButtonProps } from '@mui/material/Button';

/** Takes a button's props and whether its action is running. */
export function BusyButton({ busy, onClick, ...props }: ButtonProps & { busy: boolean }) {
  return (
    <Button
      {...props}
      loading={busy}
      // Not `disabled`: the focus would be lost when it is pressed.
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
    />
  );
}
