// The summary of a stack for a ticket, as plain text (docs/product/supporter.md#copy-summary). It contains only what is listed
// here, so that no secret can get into it.
import { t, textOf } from '../../messages/t';
import { ABSENT } from '../text/shown';
import type { Finding } from './findings';
import { fieldName } from './incongruity';
import type { ComparedField } from './sideBySide';
import type { FoundStack } from './supporterSearch';

/** Everything that the summary may contain. */
export interface SummaryOf {
  name: string;
  /** The page's address. */
  address: string;
  /** Epoch milliseconds. */
  now: number;
  stack: FoundStack | undefined;
  fields: readonly ComparedField[];
  /** undefined if the vendor's check couldn't be read. */
  findings: readonly Finding[] | undefined;
}

/** Returns the summary, its lines separated by line feeds; the time is UTC, for readers anywhere. */
export function stackSummary({ name, address, now, stack, fields, findings }: SummaryOf): string {
  const says = ({ field, billing, stack: stackSays, portal, isContradiction }: ComparedField) => {
    const parts = [
      [t('supporter.billing'), billing],
      [t('supporter.stack'), stackSays],
      [t('supporter.portal'), portal],
    ].filter(([, value]) => value !== ABSENT);
    const mark = isContradiction ? ` (${t('supporter.contradiction')})` : '';
    return `${fieldName(field)}: ${parts.map((part) => part.join(' ')).join(' | ') || ABSENT}${mark}`;
  };
  return [
    t('supporter.stackTitle', { name }),
    address,
    new Date(now).toISOString(),
    ...(stack?.customerId ? [`${t('supporter.customerId')}: ${stack.customerId}`] : []),
    '',
    ...fields.map(says),
    '',
    ...(findings ? verdict(findings) : [t('supporter.notChecked')]),
  ].join('\n');
}

function verdict(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [t('supporter.allAgree')];
  return findings.map(({ words, value }) => `- ${textOf(words)}${value === '' ? '' : ` (${value})`}`);
}
