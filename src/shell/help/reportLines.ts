// A report's lines on the screen: the values are those of the file, so that customers see exactly what they hand over.
import { FACTS, LISTS, lineOf } from '../../domain/help/report';
import { ABSENT } from '../../domain/text/shown';
import { t, type PlainKey } from '../../messages/t';
import type { SupportReport } from '../../wire/supporter';

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
export function reportParts(report: SupportReport): Part[] {
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
