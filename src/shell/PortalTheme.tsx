// Provides the theme for whatever is shown, whether the user is signed in or not.
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { createPortalTheme, MODE_STORAGE_KEY } from '../theme';

/** Applies the portal's theme, in the system's colour scheme or the one the user has set. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(createPortalTheme);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_STORAGE_KEY}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
