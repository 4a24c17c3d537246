// A message within the page: an icon, the text and optionally an action, in a border of its kind's colour.
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { KeepFocus } from './KeepFocus';

const ICONS = { info: InfoIcon, warning: WarningIcon, error: ErrorIcon };

/** The message, with the action at the end of the line. */
export function Alert(props: { kind: keyof typeof ICONS; children: ReactNode; action?: ReactNode }) {
  const Icon = ICONS[props.kind];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: `${props.kind}.main`,
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, flex: '1 1 200px', minWidth: 0 }}>
        <Icon fontSize="small" color={props.kind} aria-hidden />
        <div>{props.children}</div>
      </Box>
      {props.action && <KeepFocus>{props.action}</KeepFocus>}
    </Box>
  );
}
