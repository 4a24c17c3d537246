import { afterEach, describe, expect, it } from 'vitest';
import { calendarEvent } from './calendarEvent';
import type { ComingDate } from './comingDates';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const around = {
  host: 'portal.example:8443',
  url: 'https://portal.example:8443/manage/sub-1',
  plan: 'PRTG 1000 (€1,490.00 / year)',
};
const date: ComingDate = {
  kind: 'deletion',
  at: Date.parse('2026-12-03T14:05:00Z') / 1000,
  subscription: { id: 'sub-1', name: 'Acme, HQ', fqdn: 'acme-hq.my-prtg.example' },
};

describe('a calendar event', () => {
  it('says what happens to which instance, with a link', () => {
    expect(calendarEvent(date, around)).toMatchObject({
      uid: 'sub-1-deletion@portal.example:8443',
      summary: 'Deletion: Acme, HQ',
      description: [
        'The cancelled instance and all its data will be deleted. Reactivate it before then to keep it.',
        'Instance: Acme, HQ',
        'Domain: acme-hq.my-prtg.example',
        'Pricing plan: PRTG 1000 (€1,490.00 / year)',
        'https://portal.example:8443/manage/sub-1',
      ].join('\n'),
      url: 'https://portal.example:8443/manage/sub-1',
    });
  });

  it('omits unknown facts', () => {
    const bare = { ...date, kind: 'payment' as const, subscription: { id: 'sub-1' } };
    expect(calendarEvent(bare, { ...around, plan: undefined })).toMatchObject({
      uid: 'sub-1-payment@portal.example:8443',
      summary: 'Next payment: sub-1',
      description:
        'The next payment for this subscription is due.\nInstance: sub-1\nhttps://portal.example:8443/manage/sub-1',
    });
  });

  it.each([
    ['UTC', '2026-12-03T23:59:59Z', '2026-12-03', '2026-12-04'],
    ['Europe/Berlin', '2026-12-03T23:30:00Z', '2026-12-04', '2026-12-05'],
    ['America/Los_Angeles', '2026-12-03T07:00:00Z', '2026-12-02', '2026-12-03'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01', '2027-01-02'],
    // The day on which clocks are put forward has 23 hours, and in São Paulo it once began at 1 o’clock.
    ['Europe/Berlin', '2027-03-28T12:00:00Z', '2027-03-28', '2027-03-29'],
    ['America/Sao_Paulo', '2018-11-04T03:30:00Z', '2018-11-04', '2018-11-05'],
  ])('is on the user’s local day: in %s, %s', (timeZone, at, first, next) => {
    process.env.TZ = timeZone;
    const { start, end } = calendarEvent({ ...date, at: Date.parse(at) / 1000 }, around);
    expect(new Date(start).toISOString()).toBe(`${first}T00:00:00.000Z`);
    expect(new Date(end).toISOString()).toBe(`${next}T00:00:00.000Z`);
  });
});
