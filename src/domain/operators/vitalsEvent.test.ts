import { expect, it } from 'vitest';
import { isMeasured, vitalsEvent } from './vitalsEvent';

it.each([
  [0, true],
  [0.0099, true],
  [0.01, false],
  [0.999, false],
])('a visit with the random number %s is measured: %s', (chance, expected) =>
  expect(isMeasured(chance)).toBe(expected),
);

const sent = {
  eventId: '0'.repeat(32),
  traceId: '1'.repeat(32),
  spanId: '2'.repeat(16),
  startMs: 1768478400000,
  build: 'app-a1b2c3d4',
  page: '/manage/{id}',
};

it('the event contains the measured speed, and nothing about the visitor', () => {
  expect(vitalsEvent({ LCP: 1204.4, CLS: 0.000123, INP: 48, TTFB: 80.2, FCP: 610 }, sent)).toEqual({
    event_id: '0'.repeat(32),
    type: 'transaction',
    start_timestamp: 1768478400,
    timestamp: 1768478401.204,
    platform: 'javascript',
    release: 'app-a1b2c3d4',
    transaction: '/manage/{id}',
    transaction_info: { source: 'route' },
    contexts: { trace: { trace_id: '1'.repeat(32), span_id: '2'.repeat(16), op: 'pageload' } },
    spans: [],
    measurements: {
      lcp: { value: 1204, unit: 'millisecond' },
      cls: { value: 0.0001, unit: '' },
      inp: { value: 48, unit: 'millisecond' },
      ttfb: { value: 80, unit: 'millisecond' },
      fcp: { value: 610, unit: 'millisecond' },
    },
    sdk: { name: 'hosted-monitor-portal', version: '1', settings: { infer_ip: 'never' } },
  });
});

it.each([
  [{ FCP: 610.4, TTFB: 80 }, 610],
  [{ TTFB: 80.6, INP: 48 }, 81],
  [{ CLS: 0.1 }, 0],
])('the event for %o says that the page was shown after %i ms', (vitals, shownMs) => {
  expect(vitalsEvent(vitals, sent)?.timestamp).toBe((sent.startMs + shownMs) / 1000);
});

it('no event is sent if nothing was measured', () => expect(vitalsEvent({}, sent)).toBeUndefined());
