// How fast the portal was for a visitor, as Sentry's protocol has it (docs/product/error-reports.md#web-vitals): a transaction
// with measurements, and the pattern of the page that the visit began on.
import { SDK, type Where } from './errorEvent';

/** In ms, but for CLS, which is a share. */
type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
export type Vitals = Partial<Record<Vital, number>>;

/** What `chance` (0 to 1) is compared with: one visit in a hundred. */
const SHARE = 1 / 100;

/** Whether a visit is one of those that are measured. */
export function isMeasured(chance: number): boolean {
  return chance < SHARE;
}

interface Sent extends Where {
  /** 32, 32 and 16 hexadecimal digits, made up for this one report. */
  eventId: string;
  traceId: string;
  spanId: string;
  /** When the visit began, epoch ms. */
  startMs: number;
}

/** Returns nothing where nothing was measured. */
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
