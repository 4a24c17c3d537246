// A visit's web vitals in Sentry's protocol (docs/product/error-reports.md#web-vitals): a transaction with measurements and the
// pattern of the page that the visit began on.
import { SDK, type Where } from './errorEvent';

/** In ms, except for CLS, which is a score without a unit. */
type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
/** A visit's vitals; those that the browser didn't report are absent. */
export type Vitals = Partial<Record<Vital, number>>;

/** The share of visits that are measured: one in a hundred. */
const SHARE = 1 / 100;

/** True if a visit is to be measured; `chance` is a random number from 0 to 1. */
export function isMeasured(chance: number): boolean {
  return chance < SHARE;
}

interface Sent extends Where {
  /** The ids are 32, 32 and 16 random hexadecimal digits, new for each report. */
  eventId: string;
  traceId: string;
  spanId: string;
  /** When the visit began, epoch ms. */
  startMs: number;
}

/** Returns the report of a visit; undefined if nothing was measured. */
export function vitalsEvent(vitals: Vitals, { eventId, traceId, spanId, startMs, build, page }: Sent) {
  const measured = Object.entries(vitals) as [Vital, number][];
  if (measured.length === 0) return undefined;
  const measurements = Object.fromEntries(
    measured.map(([name, value]) => [
      name.toLowerCase(),
      name === 'CLS'
        ? { value: Math.round(value * 10_000) / 10_000, unit: '' }
        : { value: Math.round(value), unit: 'millisecond' },
    ]),
  );
  const shownMs = vitals.LCP ?? vitals.FCP ?? vitals.TTFB ?? 0;
  return {
    event_id: eventId,
    type: 'transaction',
    start_timestamp: startMs / 1000,
    timestamp: (startMs + Math.round(shownMs)) / 1000,
    platform: 'javascript',
    release: build,
    transaction: page,
    transaction_info: { source: 'route' },
    contexts: { trace: { trace_id: traceId, span_id: spanId, op: 'pageload' } },
    spans: [],
    measurements,
    sdk: SDK,
  } as const;
}
