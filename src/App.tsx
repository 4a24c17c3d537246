// The stack of providers around the shell.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Session } from './auth/session';
import { SessionProvider } from './auth/SessionProvider';
import { takePaymentReturn } from './browser/paymentReturn';
import { guardLibraries } from './domain/values/formatters';
import { useLanguage } from './messages/useT';
import { AppRoutes } from './routes';
import { AppShell } from './shell/AppShell';
import { PortalTheme } from './shell/PortalTheme';
import type { Announcer } from './toasts/announcer';
import { ToastProvider } from './toasts/ToastProvider';

interface AppProps {
  session: Session;
  queryClient: QueryClient;
  announcer: Announcer;
}

/** The whole portal for a signed-in user. */
export function App({ session, queryClient, announcer }: AppProps) {
  useLanguage();
  // Before the router reads the address, which would keep what stood there.
  useState(takePaymentReturn);
  // Before a page loads a library that makes its formats as it loads.
  useState(guardLibraries);
  return (
    <StrictMode>
      <PortalTheme>
        <SessionProvider session={session}>
          <QueryClientProvider client={queryClient}>
            <ToastProvider announcer={announcer}>
              <BrowserRouter>
                <AppShell>
                  <AppRoutes />
                </AppShell>
              </BrowserRouter>
            </ToastProvider>
          </QueryClientProvider>
        </SessionProvider>
      </PortalTheme>
    </StrictMode>
  );
}
