import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { lineOf, reportText, supportReportOf, withoutSecrets } from './report';

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

/** Short ones, ones with signs that mean something in a pattern, ones in others, capitals, several scripts. */
const NAMES = [
  'a',
  'io',
  'Sub',
  'acme-7',
  'acme-7 (EU) [x]',
  'C++ 101',
  '$1',
  'Büro-2',
  'ラボ3',
  'x@y',
  '',
  'PRTG XL1',
];

it.each([
  [
    'The server […] couldn’t be reached. The cause may be your connection, a firewall or proxy in between, or the service itself. Try again.',
  ],
  ['The server couldn’t complete this request (status code 500). Try again later.'],
  ['Try again at 14:05.'],
  ['“acme-hq” was cancelled. You pay €99.00 on 3 Dec 2026 – nothing else…'],
  ['Die Änderung wurde gespeichert.'],
  ['Subscription acme-7 created'],
  ['“acme-7” is taken. ACME-7, acme-7: (acme-7)…'],
  ['Subscription acme-7 (EU) [x] created'],
  ['C++ 101 and Büro-2, BÜRO-2 and ラボ3 for $1'],
  ['Subscription updated to PRTG XL1'],
  ['A subdomain is a label; io and substitution stay as they are.'],
  ['Successfully changed Timezone to (UTC+01:00) Amsterdam, Berlin. It’s 02:08 AM GMT-5 there.'],
  ['The 2nd of 3 file(s), e.g. instance_type v2, failed—try again: €1,234,567.89.'],
  ['Multifaktorauthentifizierung: Cafe\u0301 हिन्दी'],
])('withoutSecrets keeps “%s”', (sentence) => expect(withoutSecrets(sentence, NAMES)).toBe(sentence));

it.each([
  ['anna@acme.example is no user.', '[…] is no user.'],
  ['“anna@acme” is no user.', '[…] is no user.'],
  ['The secret kanarienvogel-7Q! is too short.', 'The secret […] is too short.'],
  ['Bearer eyJhbGciOi.eyJzdWIi.sig', 'Bearer […]'],
  ['See https://acme.example/x?token=1', 'See […]'],
  ['The domain acme.hosted.example is taken.', 'The domain […] is taken.'],
  ['Tr0ub4dor', '[…]'],
  ['0123456789', '[…]'],
  ['abcdefghijklmnopqrstuvwxyzabcdef', '[…]'],
  ['!!!!!!!!', '[…]'],
  ['x@y is no user.', '[…] is no user.'],
  ['The domain acme-7.hosted.example of acme-7x', 'The domain […] of […]'],
  ['mail anna@acme-7, or acme-7@acme.example', 'mail […] or […]'],
  ['acme-7Kana!Q of xacme-7', '[…] of […]'],
])('withoutSecrets redacts “%s”', (sentence, left) => expect(withoutSecrets(sentence, NAMES)).toBe(left));
