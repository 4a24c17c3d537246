// The dates through the sandbox (docs/product/dates.md): the next ones on the overview, all of them at /dates, and the
// calendar file as an independent parser of the format reads it.
import { act, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { wireSubscription } from '../../sandbox/vendor/wireForms.ts';
import { plansQuery } from '../../src/api/catalogue/plans';
import { formatDay, formatMonth } from '../../src/domain/values/dates';
import { speak } from '../../src/messages/catalogue';
import { renderPortal } from '../support/renderPortal';

const LIST = '/api/customer/subscriptions';
let made: { file: Blob; name: string }[];

beforeAll(async () => {
  await import('../../src/pages/dates/DatesPage');
  await import('../../src/pages/dates/calendarFile');
  await import('../../src/pages/overview/dates/NextDates');
});

beforeEach(() => {
  made = [];
  // jsdom has no blob URLs, and can't navigate.
  URL.createObjectURL = (file: Blob) => `blob:made-${made.push({ file, name: '' })}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const last = made.at(-1);
    if (last) last.name = this.download;
  };
});

/** Returns noon in this many days, epoch seconds: it is on the same day in every timezone of Europe. */
const inDays = (days: number) => {
  const noon = new Date();
  noon.setHours(12, 0, 0, 0);
  noon.setDate(noon.getDate() + days);
  return noon.getTime() / 1000;
};

/** Has the vendor list a date of each kind, and a subscription without any. */
function oneOfEach({ world, faults }: Sandbox) {
  const [record] = [...world.subscriptions.values()].filter(({ id }) => id === 'sub-owner-active');
  if (!record) throw new Error('no subscription');
  const base = wireSubscription(world, record);
  const none = { payment_at: null, contract_term_end: null, expires_at: null };
  faults.add({
    path: LIST,
    times: -1,
    body: [
      { ...base, ...none, payment_at: inDays(40), contract_term_end: inDays(400) },
      {
        ...base,
        ...none,
        id: 'sub-lab',
        name: 'Lab, east; "new"',
        fqdn: 'lab.my-prtg.example',
        subscription_status: 'non_renewing',
        contract_term_end: inDays(2),
      },
      {
        ...base,
        ...none,
        id: 'sub-owner-dues',
        name: 'acme-try',
        fqdn: 'acme-try.my-prtg.example',
        subscription_status: 'in_trial',
        expires_at: inDays(0),
      },
      { ...base, ...none, id: 'sub-gone', name: 'gone', subscription_status: 'cancelled' },
    ],
  });
}

const part = () => screen.findByRole('region', { name: 'Next dates' });
const drawn = () => within(screen.getByRole('main')).queryAllByRole('listitem');
const rows = () => drawn().map(({ textContent }) => textContent);
const status = (words: string) => screen.findByText(words);

describe('“Next dates” on the overview', () => {
  it('shows day, kind, instance and distance of each date, with links', async () => {
    const { user } = renderPortal('owner', '/', { prepare: oneOfEach });
    const next = within(await part());
    expect(next.getByRole('heading', { level: 2, name: 'Next dates' })).toBeVisible();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${formatDay(inDays(0))}acme-tryTrial ends, today`,
      `${formatDay(inDays(2))}Lab, east; "new"Deletion, in 2 days`,
      `${formatDay(inDays(40))}acme-hqNext payment, in 40 days`,
      `${formatDay(inDays(400))}acme-hqContract ends, in 400 days`,
    ]);
    const [first] = await next.findAllByRole('link', { name: 'acme-hq' });
    expect(first).toHaveAttribute('href', '/manage/sub-owner-active');
    // The user has no permission on this subscription.
    expect(next.queryByRole('link', { name: /^Lab/ })).toBeNull();
    await user.click(next.getByRole('link', { name: 'All dates' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dates' })).toBeVisible();
    expect(document.title).toBe('Dates – PRTG Hosted Monitor');
    expect(screen.getByRole('link', { name: 'Back to overview' })).toHaveAttribute('href', '/overview');
  });

  it('shows four days at most', async () => {
    renderPortal('distributor', '/');
    expect(within(await part()).getAllByRole('listitem')).toHaveLength(4);
  });

  it.each(['newcomer', 'cancelled'])('isn’t shown if there are no dates: %s', async (persona) => {
    renderPortal(persona, '/');
    await screen.findByText(/^You don't have any subscriptions$|formerly-one$/);
    await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
    expect(screen.queryByText('Next dates')).toBeNull();
    expect(screen.queryByRole('link', { name: 'All dates' })).toBeNull();
  });
});

describe('the dates of a cancelled subscription with a payment to come, and of one in an unknown status', () => {
  const ending = { contract_term_end: inDays(40), payment_at: inDays(10) };
  const listed =
    (...fields: object[]) =>
    ({ world, faults }: Sandbox) => {
      const [record] = [...world.subscriptions.values()].filter(({ id }) => id === 'sub-owner-active');
      if (!record) throw new Error('no subscription');
      const base = wireSubscription(world, record);
      faults.add({ path: LIST, times: -1, body: fields.map((one) => ({ ...base, ...one })) });
    };
  const words = (day: number, kind: string) => `${formatDay(inDays(day))}acme-hq${kind}, in ${day} days`;

  it.each([
    { subscription_status: 'non_renewing' },
    { action_at_term_end: 'cancel' },
    { cancel_reason_code: 'price' },
  ])('are on the overview and in the file: %o', async (fields) => {
    const { user } = renderPortal('owner', '/', { prepare: listed({ ...ending, ...fields }) });
    const next = within(await part());
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      words(10, 'Next payment'),
      words(40, 'Deletion'),
    ]);
    await user.click(next.getByRole('link', { name: 'All dates' }));
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(made).toHaveLength(1));
    const file = await made[0]?.file.text();
    expect(file).toContain('UID:sub-owner-active-payment@');
    expect(file).toContain('UID:sub-owner-active-deletion@');
  });

  it('don’t depend on the name of the status', async () => {
    renderPortal('owner', '/', { prepare: listed({ ...ending, subscription_status: 'paused' }) });
    const next = within(await part());
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      words(10, 'Next payment'),
      words(40, 'Contract ends'),
    ]);
  });

  it('are on the manage page too', async () => {
    renderPortal('owner', '/manage/sub-owner-active', {
      prepare: listed({ ...ending, subscription_status: 'non_renewing' }),
    });
    const label = await screen.findByText('Next subscription payment');
    expect(label.nextElementSibling).toHaveTextContent(`${formatDay(inDays(10))}, in 10 days`);
  });
});

describe('the number of days until a date', () => {
  afterEach(() => vi.useRealTimers());
  const local = (day: number, hours: number, minutes: number) =>
    new Date(2026, 10, day, hours, minutes).getTime() / 1000;
  const only =
    (fields: object) =>
    ({ world, faults }: Sandbox) => {
      const [record] = [...world.subscriptions.values()].filter(({ id }) => id === 'sub-owner-active');
      if (!record) throw new Error('no subscription');
      const none = { payment_at: null, contract_term_end: null, expires_at: null };
      faults.add({
        path: LIST,
        times: -1,
        body: [{ ...wireSubscription(world, record), ...none, ...fields }],
      });
    };
  const fact = (label: string) => screen.findByText(label).then((one) => one.nextElementSibling?.textContent);
  /** Returns the small line below a card's fact, which a stylesheet shows. */
  const note = (label: string) => screen.getByText(label).nextElementSibling?.getAttribute('data-note');

  it.each([
    ['a minute after midnight', local(27, 0, 1), local(28, 23, 59), '1', 'in 1 day'],
    ['a minute before midnight', local(27, 23, 59), local(28, 0, 1), '1', 'in 1 day'],
    ['on the day itself', local(27, 0, 1), local(27, 23, 59), '0', 'today'],
  ])('counts calendar days on the card and in “Next dates”: %s', async (_when, now, ends, days, away) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });
    renderPortal('owner', '/', { prepare: only({ subscription_status: 'in_trial', expires_at: ends }) });
    expect(within(await part()).getByRole('listitem')).toHaveTextContent(away);
    expect(await fact('Free trial days left')).toBe(days);
    expect(note('Free trial days left')).toBe(`until ${formatDay(ends)}`);
  });

  it('is the same on the card and on the manage page, for a deletion and a payment', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: local(27, 0, 1) * 1000 });
    const { user } = renderPortal('owner', '/', {
      prepare: only({
        subscription_status: 'non_renewing',
        payment_at: local(28, 12, 0),
        contract_term_end: local(29, 23, 59),
      }),
    });
    expect(await fact('Remaining days until deletion')).toMatch(/^2/);
    await user.click(await screen.findByRole('link', { name: 'Manage' }));
    expect(await fact('Instance will be deleted')).toMatch(/, in 2 days$/);
    expect(await fact('Next subscription payment')).toMatch(/, in 1 day$/);
  });

  it('isn’t shown for a past day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: local(27, 0, 1) * 1000 });
    renderPortal('owner', '/', { prepare: only({ payment_at: local(20, 12, 0) }) });
    expect(await fact('Next subscription payment')).toBe(formatDay(local(20, 12, 0)));
    expect(note('Next subscription payment')).toBeNull();
  });
});

describe('the dates page', () => {
  it('lists all dates by month, and marks urgent ones', async () => {
    renderPortal('owner', '/dates', { prepare: oneOfEach });
    expect(await status('4 dates')).toBeVisible();
    const titles = [0, 2, 40, 400].map((days) => formatMonth(inDays(days)));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...new Set(titles),
    ]);
    const [list] = screen.getAllByRole('list', { name: titles[0] ?? '' });
    expect(list && within(list).getByText('today').parentElement).toHaveAttribute('data-away', 'pressing');
    expect(rows()).toEqual([
      `${formatDay(inDays(0))}Trial endsacme-tryacme-try.my-prtg.exampletodaySave`,
      `${formatDay(inDays(2))}DeletionLab, east; "new"lab.my-prtg.examplein 2 daysSave`,
      `${formatDay(inDays(40))}Next paymentacme-hqacme-hq.my-prtg.examplein 40 daysSave`,
      `${formatDay(inDays(400))}Contract endsacme-hqacme-hq.my-prtg.examplein 400 daysSave`,
    ]);
    expect((await screen.findAllByRole('link', { name: 'acme-hq' }))[0]).toHaveAttribute(
      'href',
      '/manage/sub-owner-active',
    );
  });

  it('join what happens to a subscription on one day, the amount first', async () => {
    renderPortal('owner', '/dates');
    expect(await status('12 dates')).toBeVisible();
    expect(await screen.findByText('€89.00')).toBeVisible();
    const row = screen.getByText('€89.00').closest('[role=listitem]')!;
    expect(row).toHaveTextContent(/^\w+ \d+, \d{4}€89\.00Next paymentContract endsacme-sydney/);
    expect(
      within(row as HTMLElement).getByRole('button', {
        name: 'Save as calendar file: Next payment and Contract ends, acme-sydney',
      }),
    ).toBeVisible();
  });

  it('can be searched and filtered, and keeps both in the URL', async () => {
    const { user } = renderPortal('owner', '/dates', { prepare: oneOfEach });
    await user.type(await screen.findByRole('searchbox', { name: 'Search dates' }), 'acme');
    expect(await status('3 of 4 dates')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Next payment (1)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Trial ends (1)' }));
    expect(screen.getByRole('checkbox', { name: 'Deletion (0)' })).not.toBeChecked();
    expect(await status('2 of 4 dates')).toBeVisible();
    expect(rows()).toHaveLength(2);
    await waitFor(() => expect(window.location.search).toBe('?search=acme&kind=trial-end%2Cpayment'));

    await user.click(screen.getByRole('checkbox', { name: 'Trial ends (1)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Next payment (1)' }));
    await user.type(screen.getByRole('searchbox'), ' nowhere');
    expect(await screen.findByText('No date matches.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(await status('4 dates')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('starts with the URL’s filter, and ignores unknown values', async () => {
    renderPortal('owner', '/dates?kind=deletion,birthday', { prepare: oneOfEach });
    expect(await status('1 of 4 dates')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Deletion (1)' })).toBeChecked();
  });

  it('renders only the rows in view of thousands, with their position in the month', async () => {
    renderPortal('distributor', '/dates');
    expect(await screen.findByText(/^\d,\d{3} dates$/)).toBeVisible();
    expect(drawn().length).toBeLessThan(40);
    expect(drawn()[0]).toHaveAttribute('aria-posinset', '1');
    expect(Number(drawn()[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(20);
  });

  it('explains an empty list, with a link to the subscriptions', async () => {
    renderPortal('newcomer', '/dates');
    expect(await screen.findByRole('heading', { level: 2, name: 'No upcoming dates' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your subscriptions' })).toHaveAttribute(
      'href',
      '/overview',
    );
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('shows why the subscriptions couldn’t be loaded, and can retry', async () => {
    const { user } = renderPortal('owner', '/dates', {
      prepare: ({ faults }) => faults.add({ path: LIST, status: 422 }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Dates' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^Your subscriptions couldn’t be loaded\. /)).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await status('12 dates')).toBeVisible();
  });
});

describe('Add to calendar', () => {
  const events = async (index: number) => {
    const text = await made[index]?.file.text();
    const calendar = new ICAL.Component(ICAL.parse(text ?? '') as never);
    return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  };

  it('saves all dates, the filtered ones, or one', async () => {
    const { user, queryClient } = renderPortal('owner', '/dates', { prepare: oneOfEach });
    await waitFor(() => expect(queryClient.getQueryData(plansQuery().queryKey)).toBeDefined());
    const button = await screen.findByRole('button', { name: 'Add to calendar' });
    expect(button).toHaveAccessibleDescription('Saves the 4 dates shown as a file for your calendar.');
    await user.click(button);
    expect(
      await screen.findByText('4 dates saved as prtg-dates.ics. Open it to put them into your calendar.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(made[0]?.name).toBe('prtg-dates.ics');
    expect(made[0]?.file.type).toBe('text/calendar;charset=utf-8');
    const all = await events(0);
    const { host, origin } = window.location;
    expect(all.map(({ uid, summary }) => [uid, summary])).toEqual([
      [`sub-owner-dues-trial-end@${host}`, 'Trial ends: acme-try'],
      [`sub-lab-deletion@${host}`, 'Deletion: Lab, east; "new"'],
      [`sub-owner-active-payment@${host}`, 'Next payment: acme-hq'],
      [`sub-owner-active-contract-end@${host}`, 'Contract ends: acme-hq'],
    ]);
    expect(all[2]?.description.split('\n')).toEqual([
      'The next payment for this subscription is due.',
      'Instance: acme-hq',
      'Domain: acme-hq.my-prtg.example',
      'Pricing plan: PRTG 1000 (€1,490.00 / year)',
      `${origin}/manage/sub-owner-active`,
    ]);
    const day = new Date(inDays(40) * 1000);
    expect(all[2]?.startDate).toMatchObject({
      isDate: true,
      year: day.getFullYear(),
      month: day.getMonth() + 1,
      day: day.getDate(),
    });

    await user.click(screen.getByRole('checkbox', { name: 'Deletion (1)' }));
    await status('1 of 4 dates');
    await user.click(button);
    await waitFor(() => expect(made).toHaveLength(2));
    expect((await events(1)).map(({ uid }) => uid)).toEqual([`sub-lab-deletion@${host}`]);

    await user.click(screen.getByRole('checkbox', { name: 'Deletion (1)' }));
    await status('4 dates');
    await user.click(screen.getByRole('button', { name: 'Save as calendar file: Next payment, acme-hq' }));
    await waitFor(() => expect(made).toHaveLength(3));
    expect((await events(2)).map(({ uid }) => uid)).toEqual([`sub-owner-active-payment@${host}`]);
  });

  it('shows an error if the file can’t be created, and can be tried again', async () => {
    const { user } = renderPortal('owner', '/dates', { prepare: oneOfEach });
    const make = (file: Blob) => `blob:made-${made.push({ file, name: '' })}`;
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    const sentence = 'The calendar file couldn’t be created. Try again.';
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(sentence)).toBeVisible();
    URL.createObjectURL = make;
    await user.click(main.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(await events(0)).toHaveLength(4);
    await waitFor(() => expect(main.queryByText(sentence)).toBeNull());
  });
});

describe('in German', () => {
  it('the dates page and the calendar file are translated', async () => {
    const { user } = renderPortal('owner', '/dates', { prepare: oneOfEach });
    await status('4 dates');
    await act(() => speak('de', 'de-DE'));
    try {
      expect(await status('4 Termine')).toBeVisible();
      const [month] = screen.getAllByRole('heading', { level: 2 });
      expect(month).toHaveTextContent(formatMonth(inDays(0)));
      expect(rows()[1]).toBe(
        `${formatDay(inDays(2))}LöschungLab, east; "new"lab.my-prtg.examplein 2 TagenSpeichern`,
      );
      await user.type(screen.getByRole('searchbox', { name: 'Termine suchen' }), 'zahlung');
      expect(await status('1 von 4 Terminen')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Zum Kalender hinzufügen' }));
      await waitFor(() => expect(made).toHaveLength(1));
      expect(await made[0]?.file.text()).toContain('SUMMARY:Nächste Zahlung: acme-hq\r\n');
    } finally {
      await act(() => speak('en', 'en-US'));
    }
  });
});
