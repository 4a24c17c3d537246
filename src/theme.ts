// The portal's theme (docs/product/look.md): one accent colour, two colour schemes by CSS variables, and the layout sizes
// and breakpoints of docs/product/limits.md#layout. The colour scheme's attribute and storage key are repeated in index.html,
// which applies the scheme first.
import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** Layout sizes in px (docs/product/limits.md#layout). */
export const layout = {
  drawer: 256,
  rail: 56,
  /** From this width of the window on, the drawer can be kept open beside the page. */
  keptDrawer: 1200,
  appBar: 64,
  bottomBar: 56,
  tooltipOffset: 10,
  swipeZone: 25,
  dialog: 750,
  content: 1280,
} as const;

/** The CSS variable that holds how much of the window a toast takes from its bottom, while one is shown. */
export const TOAST_ROOM = '--toast-room';

/** Returns the distance from the bottom, `px` or more, of what a toast must not cover. */
export const besideToast = (px: number) => `max(${px}px, var(${TOAST_ROOM}, 0px))`;

const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** The local storage's key for the colour scheme that the user chose. */
export const MODE_STORAGE_KEY = 'portal-mode';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    panel: true;
  }
}

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

const light = {
  palette: {
    primary: { main: '#1558c0' },
    background: { default: '#f6f7f9', paper: '#ffffff' },
    text: { primary: '#14181f', secondary: '#57606a' },
    divider: '#e3e6ea',
    success: { main: '#116329' },
    warning: { main: '#855800' },
    error: { main: '#b3201f' },
    info: { main: '#1558c0' },
  },
};

const dark = {
  palette: {
    primary: { main: '#86b4ff' },
    background: { default: '#0f1318', paper: '#171c23' },
    text: { primary: '#e8ebef', secondary: '#9aa4b0' },
    divider: '#2a313b',
    // The `dark` tones are the background of a message in white.
    success: { main: '#56c271', dark: '#1b6e3c' },
    warning: { main: '#e0ad3a' },
    error: { main: '#ff8a80', dark: '#b3261e' },
    info: { main: '#86b4ff' },
  },
};

/** index.html has a face of each system's font that stands in for Inter. */
const SYSTEMS = ['Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'Liberation Sans', 'DejaVu Sans'];
const FONTS = ['Inter', ...SYSTEMS.map((name) => `"Inter as ${name}"`), 'system-ui', 'sans-serif'].join();

/** Applies to devices whose main pointer is a finger. */
export const TOUCH = '@media (pointer: coarse)';

/** Applies to a window as low as at 400 % zoom, which has no room for sticky bars. */
export const LOW = '@media (max-height: 480px)';

/** Gives a button and the field beside it the same height. */
const control = { minHeight: 40, [TOUCH]: { minHeight: 44 } };

/** Forced colours replace backgrounds and remove shadows: what these set apart needs a border. */
const edgeInForcedColors = { '@media (forced-colors: active)': { border: '1px solid' } };

/** The size between a page's heading and a section's. */
const large = { fontSize: '1.25rem', lineHeight: 28 / 20, fontWeight: 600, letterSpacing: '-0.01em' };

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: `[${COLOR_SCHEME_ATTRIBUTE}="%s"]` },
  colorSchemes: { light, dark },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
  shape: { borderRadius: 8 },
  // The library's components mark the keyboard's focus with the same outline that CssBaseline below gives everything else.
  // Without this, its buttons remove the browser's outline and show nothing.
  focusVisible: true,
  transitions: { duration: { enteringScreen: 200, leavingScreen: 160, standard: 200 } },
  typography: {
    fontFamily: FONTS,
    fontSize: 14,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    // Five sizes: 12, 14, 16, 20 and 28 px (docs/product/look.md#type). `h3` is a label, `subtitle1` an amount that counts.
    h1: { ...large, '@media (min-width: 600px)': { fontSize: '1.75rem', lineHeight: 36 / 28 } },
    h2: { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 600 },
    h3: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 600 },
    subtitle1: large,
    body1: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    body2: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    caption: { fontSize: '0.75rem', lineHeight: 16 / 12 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingBottom: besideToast(0) },
        // Columns are as wide as their longest word, as they aren't with `anywhere`: a word breaks where it is wider than all
        // there is.
        body: { overflowWrap: 'break-word' },
        // Not for all text: Inter's hyphens get as wide as digits.
        '[data-figure], [role=timer]': { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
        'h1:focus-visible': { outline: 'none' },
        // Around a section's fields, whose labels are above their edge.
        'section:focus-visible': { outlineOffset: 8, borderRadius: 4 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Not a short duration: with one, every element would have a transition of every property.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true },
      styleOverrides: { root: control, contained: edgeInForcedColors },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiIconButton: {
      styleOverrides: {
        // Enlarges the touch target of a small button without enlarging its line of text.
        root: {
          [TOUCH]: { '&::after': { content: '""', position: 'absolute', width: 44, height: 44 } },
        },
        sizeMedium: { [TOUCH]: { minWidth: 44, minHeight: 44 } },
      },
    },
    // A card has a border; the variant `panel` also has padding.
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      // Clipped rather than hidden, which would make each card the window that a table's header sticks to.
      styleOverrides: { root: { borderRadius: 12, overflow: 'clip' } },
      variants: [
        {
          props: { variant: 'panel' },
          style: ({ theme }) => ({
            border: `1px solid ${theme.vars.palette.divider}`,
            padding: theme.spacing(2),
            [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
          }),
        },
      ],
    },
    // Rotation runs on the compositor alone; the shrinking animation would occupy the main thread in every frame.
    MuiCircularProgress: { defaultProps: { disableShrink: true } },
    MuiDialog: {
      styleOverrides: {
        paper: { marginBottom: besideToast(32), maxHeight: `calc(100% - 32px - ${besideToast(32)})` },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.subtitle1 } },
    // Helper texts are stacked below the field, in the size of the text around it.
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({ ...theme.typography.body2, display: 'grid', gap: 4, marginInline: 0 }),
      },
    },
    MuiInputBase: { styleOverrides: { root: control } },
    MuiOutlinedInput: {
      styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }) },
    },
    // A field's label is always in its border, and selects are native.
    MuiTextField: {
      defaultProps: {
        size: 'small',
        slotProps: { inputLabel: { shrink: true }, select: { native: true } },
      },
    },
    MuiSkeleton: {
      styleOverrides: {
        root: { backgroundColor: 'rgba(var(--mui-palette-text-primaryChannel) / 0.07)' },
        // The same corners as a card.
        rounded: { borderRadius: 12 },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', ...edgeInForcedColors } } },
  },
};

/** Returns the theme. Created within the first render instead of on import, because it takes a slow phone 30 ms. */
export const createPortalTheme = () => createTheme(options);
