import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { lineOf, reportText, supportReportOf } from './report';

const NOON = Date.UTC(2026, 6, 1, 12);
const subscription = (id: string, stackStatus: string, stackId?: string): Subscription => ({
  id,
  stackStatus,
  ...(stackId && { stackId }),
});

const LIST = { url: '/customer/subscriptions', pattern: '/customer/subscriptions' };
const RESTART = { url: '/instance/stack%2F4/restart', pattern: '/instance/{id}/restart' };
const known = {
  nowMs: NOON,
  build: 'index-abc',
  browser: 'Firefox 140',
  language: 'en',
  clockSkewMs: 1500,
  pathname: '/manage/sub-3',
  page: '/manage/{id}',
  subscriptions: [
    subscription('sub-1', 'ready', 'stack-1'),
    subscription('sub-2', 'failed'),
    subscription('sub-3', 'ready', 'stack-3'),
    subscription('sub-4', 'ready', 'stack/4'),
  ],
  planNames: [],
  calls: [
    { path: LIST, at: NOON - 2000, method: 'get', status: 200, ms: 120.4 },
    { path: RESTART, at: NOON - 1000, method: 'post', status: 0, ms: 30_000 },
  ],
  announced: [{ at: NOON - 500, type: 'error', message: 'No secret Kana-7Q! for anna@acme.example.' }],
};

describe('the support report', () => {
  it('contains exactly the agreed fields, and no ids except those of its instances', () => {
    expect(supportReportOf(known)).toEqual({
      version: 1,
      made_at: '2026-07-01T12:00:00.000Z',
      build: 'index-abc',
      browser: 'Firefox 140',
      language: 'en',
      clock_skew_ms: 1500,
      page: '/manage/{id}',
      instances: [
        { id: 'sub-3', stack_id: 'stack-3', state: 'ready' },
        { id: 'sub-4', stack_id: 'stack/4', state: 'ready' },
        { id: 'sub-2', stack_id: undefined, state: 'failed' },
        { id: 'sub-1', stack_id: 'stack-1', state: 'ready' },
      ],
      calls: [
        {
          at: '2026-07-01T11:59:58.000Z',
          method: 'GET',
          path: '/customer/subscriptions',
          status: 200,
          ms: 120,
        },
        {
          at: '2026-07-01T11:59:59.000Z',
          method: 'POST',
          path: '/instance/{id}/restart',
          status: 0,
          ms: 30_000,
        },
      ],
      messages: [{ at: '2026-07-01T11:59:59.500Z', type: 'error', text: 'No secret […] for […]' }],
    });
  });

  it('lists the current page’s instance first, even if its id can’t be decoded', () => {
    const subscriptions = ['sub-1', '%E0%A4%A'].map((id) => subscription(id, 'ready'));
    const { instances } = supportReportOf({ ...known, pathname: '/manage/%E0%A4%A', subscriptions });
    expect(instances.map(({ id }) => id)).toEqual(['%E0%A4%A', 'sub-1']);
  });

  it('lists twenty instances at most', () => {
    const subscriptions = Array.from({ length: 5000 }, (_, index) => subscription(`sub-${index}`, 'ready'));
    const { instances } = supportReportOf({ ...known, subscriptions });
    expect(instances).toHaveLength(20);
    expect(instances[0]?.id).toBe('sub-3');
  });
});

describe('the report’s file', () => {
  const report = supportReportOf(known);
  const read = (struck: string[]) =>
    JSON.parse(reportText(report, new Set(struck))) as Record<string, unknown>;

  it('equals the report', () => {
    expect(read([])).toEqual({
      ...report,
      instances: report.instances.map(({ stack_id = null, ...rest }) => ({ ...rest, stack_id })),
    });
    expect(Object.keys(read([]))).toEqual([
      'version',
      'made_at',
      'build',
      'browser',
      'language',
      'clock_skew_ms',
      'page',
      'instances',
      'calls',
      'messages',
    ]);
  });

  it('omits the lines that the user removed', () => {
    const file = read(['browser', lineOf('instances', 0), lineOf('calls', 1), lineOf('messages', 0)]);
    expect(file.browser).toBeNull();
    expect(file.build).toBe('index-abc');
    expect(file.instances).toHaveLength(3);
    expect(file.calls).toEqual([report.calls[0]]);
    expect(file.messages).toEqual([]);
  });

  it('has null for the stack of an instance without one', () => {
    const { instances } = read([]) as { instances: unknown[] };
    expect(instances[2]).toEqual({ id: 'sub-2', stack_id: null, state: 'failed' });
  });

  it('has null for an unknown clock skew', () => {
    const text = reportText(supportReportOf({ ...known, clockSkewMs: undefined }), new Set());
    expect(text).toContain('"clock_skew_ms": null');
  });
});
