// Formats the values in messages that aren't texts: `{due, day}`, `{sum, money}`, `{names, list}`
// (docs/product/wording.md#messages). The compiled messages call these with the value.
import { formatDate, formatDay, formatTime } from '../domain/values/dates';
import { listFormat, numberFormat } from '../domain/values/formatters';
import { formatMoney, type Money } from '../domain/values/money';

/** '3 Dec 2026' for epoch seconds. */
export const day = (epochSeconds: number | undefined) => formatDay(epochSeconds);

/** '3 Dec 2026, 14:05 CET' for epoch seconds. */
export const date = (epochSeconds: number | undefined) => formatDate(epochSeconds);

/** '14:05' for epoch milliseconds. */
export const time = (epochMs: number) => formatTime(epochMs);

/** '€99.00'. */
export const money = ({ cents, currencyCode }: Money) => formatMoney(cents, currencyCode);

/** 'a, b, and c'. */
export const list = (texts: readonly string[]) =>
  listFormat(undefined, { type: 'conjunction' }).format(texts);

/** 'a, b, or c'. */
export const either = (texts: readonly string[]) =>
  listFormat(undefined, { type: 'disjunction' }).format(texts);

/** '1,500'; also used for `#`. The signature is messageformat's: the language, the value, and the offset subtracted from it. */
export const number = (_language: string, value: number, offset: number) =>
  numberFormat(undefined, {}).format(value - offset);
