// Gathers the contents of "Report for support", once, when it is opened.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clockSkewMs, recentCalls } from '../../api/client/recentCalls';
import { plansQuery } from '../../api/catalogue/plans';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { BUILD } from '../../browser/build';
import { supportReportOf } from '../../domain/help/report';
import { currentLanguage } from '../../messages/catalogue';
import { patternOf } from '../../paths';
import { useToast } from '../../toasts/useToast';
import type { SupportReport } from '../../wire/supporter';

/** Returns the report as it was when its dialog was opened. */
export function useReport(): SupportReport {
  const queryClient = useQueryClient();
  const { said } = useToast();
  const [report] = useState(() => {
    const { pathname } = window.location;
    return supportReportOf({
      nowMs: Date.now(),
      build: BUILD,
      browser: navigator.userAgent,
      language: currentLanguage(),
      clockSkewMs: clockSkewMs(),
      pathname,
      page: patternOf(pathname),
      subscriptions: queryClient.getQueryData(subscriptionsQuery().queryKey)?.items ?? [],
      planNames:
        queryClient.getQueryData(plansQuery().queryKey)?.items.flatMap(({ name }) => name ?? []) ?? [],
      calls: recentCalls(),
      said: said(),
    });
  });
  return report;
}
