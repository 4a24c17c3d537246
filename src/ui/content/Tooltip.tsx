// A tooltip: shown below its control while the control is hovered or focused, dismissed by Esc. Our own, because the
// component library's costs every visitor 10 KiB for three short words (docs/decisions.md).
import Box from '@mui/material/Box';
import { cloneElement, useId, useState, type ReactElement } from 'react';
import { layout } from '../../theme';
import { useEscape } from '../../browser/effects/useListener';

/** Shows the text below its control and, while shown, as its description, unless the control's name already contains it. */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: ReactElement<{ 'aria-label'?: string; 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  useEscape(open, () => setOpen(false));
  const isInName = children.props['aria-label']?.includes(text);
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-flex' }}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {open && !isInName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && (
        <Box id={id} role="tooltip" sx={bubble}>
          {text}
        </Box>
      )}
    </Box>
  );
}

const bubble = {
  position: 'absolute',
  top: `calc(100% + ${layout.tooltipOffset}px)`,
  right: 0,
  zIndex: 'tooltip',
  px: 1,
  py: 0.5,
  borderRadius: 0.5,
  typography: 'caption',
  whiteSpace: 'nowrap',
  color: 'background.paper',
  bgcolor: 'text.primary',
  // Bridges the gap to the control, so that the pointer can move onto the tooltip (WCAG 1.4.13).
  '&::before': { content: '""', position: 'absolute', inset: `-${layout.tooltipOffset}px 0 100%` },
} as const;
