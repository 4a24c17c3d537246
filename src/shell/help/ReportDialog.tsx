// "Report for support" (docs/product/help.md#report): the customer reads every line, leaves out what they like, and copies or
// saves the rest. Nothing is sent.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/form/Button';
import { DialogFrame } from '../../ui/form/DialogFrame';
import { saveFile } from '../../browser/saveFile';
import { useCopy } from '../../browser/useCopy';
import { reportText, FACTS, LISTS, lineOf, supportReportOf } from '../../domain/help/report';
import { t, type PlainKey } from '../../messages/t';
import { ABSENT } from '../../domain/text/shown';
import type { SupportReport } from '../../wire/supporter';
import { clockSkewMs, recentCalls } from '../../api/client/recentCalls';
import { plansQuery } from '../../api/catalogue/plans';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { BUILD } from '../../browser/build';
import { currentLanguage } from '../../messages/catalogue';
import { patternOf } from '../../paths';
import { useToast } from '../../toasts/useToast';

/** The open dialog. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const report = useReport();
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
  const { isCopied, refusal, copy } = useCopy();
  const text = reportText(report, struck);
  const strike = (key: string, isIn: boolean) => {
    const next = new Set(struck);
    if (isIn) next.delete(key);
    else next.add(key);
    setStruck(next);
  };
  const save = () => {
    const day = report.made_at?.slice(0, 10) ?? '';
    saveFile(new Blob([text], { type: 'application/json' }), `support-report-${day}.json`);
  };
  return (
    <DialogFrame
      title={t('help.report')}
      about={t('help.reportAbout')}
      onClose={onClose}
      actions={
        <>
          {refusal !== undefined && <span>{refusal}</span>}
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button onClick={() => copy(text)}>{t(isCopied ? 'common.copied' : 'help.copyReport')}</Button>
          <Button variant="contained" onClick={save}>
            {t('help.saveReport')}
          </Button>
        </>
      }
    >
      {reportParts(report).map(({ title, lines }) => (
        <Box key={title} component="fieldset" sx={part}>
          <legend>{title}</legend>
          {lines.map(({ key, text: line }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={!struck.has(key)}
                onChange={({ target }) => strike(key, target.checked)}
              />
              <span>{line}</span>
            </label>
          ))}
        </Box>
      ))}
    </DialogFrame>
  );
}

const part = {
  m: 0,
  p: 0,
  border: 0,
  '& + &': { mt: 2 },
  '& legend': { p: 0, mb: 0.5, typography: 'h3' },
  '& label': { display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5, cursor: 'pointer' },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    m: '1px',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& input:not(:checked) + span': { textDecoration: 'line-through', color: 'text.secondary' },
} as const;

// A report's lines on the screen: the values are those of the file, so that customers see exactly what they hand over.

interface Part {
  title: string;
  /** Each line's text, and the key by which it is left out. */
  lines: { key: string; text: string }[];
}

const FACT_LABELS = {
  made_at: 'help.madeAt',
  build: 'help.build',
  browser: 'help.browser',
  language: 'shell.language',
  clock_skew_ms: 'help.clockSkew',
  page: 'help.page',
} as const satisfies Record<(typeof FACTS)[number], PlainKey>;

const LIST_TITLES = {
  instances: 'help.instances',
  calls: 'help.calls',
  messages: 'help.messages',
} as const satisfies Record<(typeof LISTS)[number], PlainKey>;

/** Returns the parts of a report that have lines. */
function reportParts(report: SupportReport): Part[] {
  const facts = FACTS.map((fact) => ({
    key: fact,
    text: t('help.fact', { label: t(FACT_LABELS[fact]), value: String(report[fact] ?? ABSENT) }),
  }));
  const lists = LISTS.map((list) => ({
    title: t(LIST_TITLES[list]),
    lines: report[list].map((entry, index) => ({
      key: lineOf(list, index),
      text: Object.values<string | number | undefined>(entry)
        .map((value) => value ?? ABSENT)
        .join(' · '),
    })),
  }));
  return [{ title: t('help.visit'), lines: facts }, ...lists].filter(({ lines }) => lines.length > 0);
}

// Gathers the contents of "Report for support", once, when it is opened.

/** Returns the report as it was when its dialog was opened. */
function useReport(): SupportReport {
  const queryClient = useQueryClient();
  const { announced } = useToast();
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
      announced: announced(),
    });
  });
  return report;
}
