// A button whose action takes a while: it keeps its label, width and focus, is marked as busy, and can't be pressed
// twice. The component library's own `loading` would disable the button, which makes it lose the focus.
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useHeld } from '../waiting/flashing';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** Another action has to finish first; `aria-describedby` names it. The button keeps its focus. */
  blocked?: boolean;
}

/** A button; `busy` while its action is running. */
export function BusyButton({ busy, blocked = false, onClick, children, sx, ...props }: BusyButtonProps) {
  const isIdle = !busy && !blocked;
  const hasSpinner = useHeld(busy);
  return (
    <Button
      {...props}
      // Omitted beside `disabled`, which implies it.
      aria-disabled={props.disabled ? undefined : !isIdle}
      aria-busy={busy}
      onClick={(event) => {
        // Also keeps a form from being submitted twice.
        if (isIdle) onClick?.(event);
        else event.preventDefault();
      }}
      sx={[blocked && { opacity: 0.5 }, ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx as object])]}
    >
      {/* Transparent below the spinner, but still the button's accessible name. */}
      <Box component="span" sx={{ opacity: hasSpinner ? 0 : 1 }}>
        {children}
      </Box>
      {hasSpinner && <CircularProgress aria-hidden color="inherit" size={16} sx={spinner} />}
    </Button>
  );
}

/** Ignores the pointer: a press that began on the spinner would fire no click if the spinner were removed before its end. */
const spinner = { position: 'absolute', pointerEvents: 'none' } as const;
