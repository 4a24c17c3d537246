// A message within the page: an icon, the text and optionally an action, in a border of its kind's colour.
import MuiAlert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { KeepFocus } from './KeepFocus';

interface AlertProps {
  kind: 'info' | 'warning' | 'error';
  children: ReactNode;
  action?: ReactNode;
  /** Where it stands among its neighbours. */
  sx?: Record<string, string | number>;
}

/** The message, with the action at the end of the line. No live region: what has to be announced is announced elsewhere. */
export function Alert({ kind, children, action, sx }: AlertProps) {
  return (
    <MuiAlert
      variant="outlined"
      severity={kind}
      role="presentation"
      action={action && <KeepFocus>{action}</KeepFocus>}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        px: 1.5,
        py: 1,
        borderColor: `${kind}.main`,
        bgcolor: 'background.paper',
        '& .MuiAlert-icon': { alignSelf: 'flex-start', m: 0, p: 0 },
        // Not cut off: a focus ring is wider than its button.
        '& .MuiAlert-message': {
          flex: '1 1 200px',
          minWidth: 0,
          p: 0,
          overflow: 'visible',
          color: 'text.primary',
        },
        '& .MuiAlert-action': { flexWrap: 'wrap', alignItems: 'center', m: 0, p: 0 },
        ...sx,
      }}
    >
      {children}
    </MuiAlert>
  );
}
