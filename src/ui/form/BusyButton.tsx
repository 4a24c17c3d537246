// A button whose action takes a while: it keeps its label, width and focus, says that it is busy, and can't be pressed
// twice. The component library's own `loading` disables the button, and with that takes the focus from it.
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useHeld } from '../waiting/useHeld';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** Another action has to end first; `aria-describedby` says which. It keeps the focus, too. */
  blocked?: boolean;
}

/** A button; `busy` while its action is running. */
export function BusyButton({ busy, blocked = false, onClick, children, sx, ...props }: BusyButtonProps) {
  const isIdle = !busy && !blocked;
  const hasSpinner = useHeld(busy);
  return (
    <Button
      {...props}
      // Never beside `disabled`, which says more.
      aria-disabled={props.disabled ? undefined : !isIdle}
      aria-busy={busy}
      onClick={(event) => {
        // A form isn't sent a second time either.
        if (isIdle) onClick?.(event);
        else event.preventDefault();
      }}
      sx={[blocked && { opacity: 0.5 }, ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx as object])]}
    >
      {/* Seen no longer, but still the button's name. */}
      <Box component="span" sx={{ opacity: hasSpinner ? 0 : 1 }}>
        {children}
      </Box>
      {hasSpinner && <CircularProgress aria-hidden color="inherit" size={16} sx={spinner} />}
    </Button>
  );
}

/** A press is the button's: one that began on a spinner which is gone before it ends would be no click. */
const spinner = { position: 'absolute', pointerEvents: 'none' } as const;
