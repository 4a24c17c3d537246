// Styles for links that look like the component library's buttons, for lists of thousands, where each of its buttons would cost
// more to render than all the text around it. Set once on an ancestor; the links have the class `button`, and optionally
// `outlined` or `warning`.
import { TOUCH } from '../../theme';

const accent = { color: 'primary.main', '--accent': 'var(--mui-palette-primary-mainChannel)' } as const;
const warning = { color: 'warning.main', '--accent': 'var(--mui-palette-warning-mainChannel)' } as const;

/** The styles, for an ancestor's `sx`. */
export const linkButtonLook = {
  '& .button': {
    typography: 'button',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: 64,
    minHeight: 40,
    [TOUCH]: { minHeight: 44 },
    m: 0,
    p: '6px 8px',
    border: 0,
    borderRadius: 1,
    backgroundColor: 'transparent',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    ...accent,
    transition: 'background-color 250ms cubic-bezier(0.4, 0, 0.2, 1)',
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: 'rgba(var(--accent) / var(--mui-palette-action-hoverOpacity))' },
    },
    '& svg': { flexShrink: 0, ml: 1, mr: -0.5 },
  },
  '& .button.outlined': {
    p: '5px 15px',
    border: '1px solid rgba(var(--accent) / 0.5)',
    '@media (hover: hover)': { '&:hover': { borderColor: 'primary.main' } },
  },
  '& .button:disabled': {
    color: 'action.disabled',
    borderColor: 'var(--mui-palette-action-disabledBackground)',
    pointerEvents: 'none',
    cursor: 'default',
  },
  '& .button.warning': warning,
} as const;
