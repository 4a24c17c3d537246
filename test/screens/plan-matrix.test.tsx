// Choosing a plan by size and term (docs/product/plans.md#matrix), on a new instance and for a subscription: compared
// costs, what a plan commits to, and lists where a table doesn't fit.
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorOf } from '../../sandbox/control/visitors.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { seePlans } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';

const group = () => screen.findByRole('radiogroup', { name: 'Plan' });
const open = async (persona: string, address: string, prepare?: (sandbox: Sandbox) => void) => {
  const portal = renderPortal(persona, address, prepare && { prepare });
  return { ...portal, plans: within(await group()) };
};
const openYearly = async (prepare?: (sandbox: Sandbox) => void) => {
  const portal = await open('owner', '/new', prepare);
  await portal.user.click(screen.getByRole('radio', { name: 'Yearly' }));
  return portal;
};
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => window.sessionStorage.clear());

describe('the table of plans', () => {
  it('has sizes as rows and terms as columns, with the offers in their own table', async () => {
    const { plans } = await openYearly();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toHaveAccessibleDescription('(16% less)');
    const offers = plans.getByRole('table', { name: 'Multi-year offers' });
    expect(
      within(offers)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Size',
      '3 years, paid upfront',
      '3 years, paid every year',
      '5 years, paid upfront',
      '5 years, paid every year',
    ]);
    expect(
      within(offers)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'PRTG 500Up to 500 sensors',
      'PRTG 1000Up to 1000 sensors',
      'PRTG 2500Up to 2500 sensors',
      'PRTG 5000Up to 5000 sensors',
      'PRTG 10000Up to 10000 sensors',
    ]);
    expect(within(offers).getAllByRole('radio')).toHaveLength(20);
    expect(cells(plans.getByRole('table', { name: 'Prices by size and term' }))[0]).toEqual([
      'Size',
      '1 year',
    ]);
  });

  it('shows below each price the total and the saving', async () => {
    const { plans, user } = await openYearly();
    const about = (name: string) => plans.getByRole('radio', { name });
    expect(about('PRTG 1000 €1,490.00 / year')).toHaveAccessibleDescription(
      'Up to 1000 sensors 16% less than monthly',
    );
    expect(about('PRTG 1000 €4,023.00 / 3 years')).toHaveAccessibleDescription(
      'Up to 1000 sensors €1,341.00 per year 10% less than yearly',
    );
    expect(about('PRTG 1000 (3 years, paid annually) €1,416.00 / year')).toHaveAccessibleDescription(
      'Up to 1000 sensors 3 × €1,416.00 = €4,248.00 4% less than yearly',
    );
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(about('PRTG 1000 €149.00 / month')).toHaveAccessibleDescription(
      'Up to 1000 sensors €1,788.00 per year',
    );
  });

  it('can be navigated along its columns with the arrow keys', async () => {
    const { plans, user } = await openYearly();
    await user.click(plans.getByRole('radio', { name: /^PRTG 1000 €4,023/ }));
    await user.keyboard('{ArrowDown}');
    expect(plans.getByRole('radio', { name: /^PRTG 2500 €8,613/ })).toBeChecked();
    expect(plans.getByRole('radio', { name: /^PRTG 2500 €8,613/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(plans.getByRole('radio', { name: /^PRTG 500 €2,403/ })).toBeChecked();
  });

  it('uses one currency', async () => {
    const { plans } = await openYearly(({ world }) => (world.visitor = visitorOf('US')));
    expect(plans.getByRole('radio', { name: 'PRTG 1000 $4,293.00 / 3 years' })).toHaveAccessibleDescription(
      'Up to 1000 sensors $1,431.00 per year 10% less than yearly',
    );
    expect(plans.queryByText(/€/)).toBeNull();
  });

  it('includes plans that fit in no cell', async () => {
    const { plans } = await openYearly(({ world }) => {
      const of = (id: string) => world.plans.find((plan) => plan.id === id)!;
      of('prtg-500-yearly-eur').name = '';
      world.plans.push({ ...of('prtg-1000-3y-eur'), id: 'twin', price: 500_000 });
    });
    const all = plans.getAllByRole('radio');
    expect(all).toHaveLength(26);
    const inTables = plans.getAllByRole('table').flatMap((one) => within(one).getAllByRole('radio'));
    const beside = all.filter((radio) => !inTables.includes(radio));
    expect(beside.map((radio) => radio.closest('label')?.textContent)).toEqual([
      '€890.00 / year',
      'PRTG 1000€5,000.00 / 3 years',
    ]);
  });

  it('lists offers of other terms beside it, with their length', async () => {
    const { plans } = await openYearly(({ world }) => {
      const yearly = world.plans.find(({ id }) => id === 'prtg-1000-yearly-eur')!;
      world.plans.push({ ...yearly, id: 'two', period: 2, price: 270_000 });
      const bundle = 'prod-paid-annually-2023-02-01';
      world.plans.push({
        ...yearly,
        id: 'annually',
        bundle,
        name: 'PRTG 1000 (paid annually)',
        price: 140_000,
      });
    });
    const offers = plans.getByRole('table', { name: 'Multi-year offers' });
    expect(within(offers).getAllByRole('radio')).toHaveLength(20);
    const two = plans.getByRole('radio', { name: 'PRTG 1000 €2,700.00 / 2 years' });
    expect(two).toHaveAccessibleDescription('Up to 1000 sensors €1,350.00 per year 9% less than yearly');
    const annually = plans.getByRole('radio', { name: 'PRTG 1000 (paid annually) €1,400.00 / year' });
    for (const radio of [two, annually]) {
      expect(offers.compareDocumentPosition(radio)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('becomes a list for each term if the names contain no size', async () => {
    const { plans } = await openYearly(({ world }) => {
      for (const plan of world.plans) plan.name = `Plan ${plan.id}`;
    });
    expect(plans.getAllByRole('table')).toHaveLength(1);
    expect(plans.getByRole('list', { name: '5 years, paid upfront' }).children).toHaveLength(5);
    expect(plans.getAllByRole('radio')).toHaveLength(25);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    return () => width.mockRestore();
  });

  it('the plans are listed by term, with the same names', async () => {
    const { plans, user } = await openYearly();
    expect(plans.queryByRole('table')).toBeNull();
    expect(plans.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '1 year',
      'Multi-year offers',
      '3 years, paid upfront',
      '3 years, paid every year',
      '5 years, paid upfront',
      '5 years, paid every year',
    ]);
    const list = within(plans.getByRole('list', { name: '3 years, paid every year' }));
    expect(list.getAllByRole('radio')).toHaveLength(5);
    const one = list.getByRole('radio', { name: 'PRTG 1000 (3 years, paid annually) €1,416.00 / year' });
    expect(list.getByText('PRTG 1000')).toBeVisible();
    expect(one).toHaveAccessibleDescription(
      'Up to 1000 sensors 3 × €1,416.00 = €4,248.00 4% less than yearly',
    );
    await user.click(one);
    expect(one).toBeChecked();
  });

  it('the error about a missing plan leads to the first plan', async () => {
    const { plans, user } = await openYearly();
    await user.type(screen.getByRole('textbox', { name: 'Subdomain' }), 'acme-plant{Enter}');
    expect(await screen.findByText('Choose a plan.')).toBeVisible();
    expect(plans.getAllByRole('radio')[0]).toHaveFocus();
  });
});

describe('the total commitment', () => {
  it('of a trial’s plans shows their common term above them, and the sum before the change', async () => {
    const { plans, user } = await open('trial', '/manage/sub-trial');
    expect(plans.getByText('All plans: 3 years, paid every year')).toBeVisible();
    expect(plans.getByRole('radio', { name: /^PRTG 500 / })).toHaveAccessibleDescription(
      'Up to 500 sensors 3 × €846.00 = €2,538.00 4% less than yearly',
    );
    await user.click(plans.getByRole('radio', { name: /^PRTG 1000 / }));
    const change = screen.getByRole('button', { name: 'Change plan' });
    expect(change).toHaveAccessibleDescription(/Every year, 3-year commitment/);
    expect(change).toHaveAccessibleDescription(/You commit to 3 × €1,416\.00 = €4,248\.00/);
  });

  it('shows no common term above plans of different terms', async () => {
    const { user } = renderPortal('owner', '/manage/sub-owner-dues');
    await seePlans(user);
    const plans = within(await group());
    expect(plans.queryByText(/^All plans/)).toBeNull();
  });

  it.each([
    [/^PRTG 1000 €1,490/, 'You commit to €1,490.00 for one year', 'Renews Jul 29, 2027 for €1,490.00'],
    [/^PRTG 1000 €4,023/, 'You commit to €4,023.00 for 3 years', 'Renews Jul 29, 2029 for €4,023.00'],
    [
      /^PRTG 1000 .*€1,416/,
      'You commit to 3 × €1,416.00 = €4,248.00',
      'Next payment Jul 29, 2027: €1,416.00',
    ],
  ])('of a new instance’s plan %s is part of the summary', async (name, commitment, renewal) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-07-29T10:00:00Z') });
    const { plans, user } = await openYearly();
    await user.click(plans.getByRole('radio', { name }));
    expect(summary().getByText('Price, plus tax')).toBeVisible();
    expect(summary().getByText(commitment)).toBeVisible();
    expect(summary().getByText(renewal)).toBeVisible();
  });

  it('isn’t shown for a trial', async () => {
    const { plans, user } = await open('newcomer', '/new');
    await user.click(plans.getByRole('radio', { name: 'Trial Plan Free' }));
    expect(summary().getAllByText('Free')).toHaveLength(2);
    expect(summary().queryByText(/commit|renews/i)).toBeNull();
  });
});

describe('the domain after the subdomain field', () => {
  it('is shown if another instance reveals it', async () => {
    await open('owner', '/new');
    expect(screen.getByText('.my-prtg.example')).toBeVisible();
    expect(summary().getAllByText('Not chosen yet')).toHaveLength(2);
  });

  it('isn’t guessed if there is no other instance', async () => {
    const { user } = await open('newcomer', '/new');
    expect(screen.queryByText(/^\./)).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Subdomain' });
    expect(field).toHaveAccessibleDescription(
      '4 to 60 characters: letters a to z, digits, and hyphens (not at the start or end).',
    );
    await user.type(field, 'nora');
    expect(field).toHaveAccessibleDescription('Your instance’s address will be nora.…');
  });
});
