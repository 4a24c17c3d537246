// The page "Costs" (docs/product/costs.md): what the subscriptions will cost in the next twelve months.
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedFiles } from '../support/savedFiles';
import { renderPortal } from '../support/renderPortal';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW }));

const plan = (id: string, price: number, currency_code: string, period_unit: string) => ({
  id,
  name: `PRTG ${id}`,
  bundle: 'prod-2026-01-01',
  price,
  currency_code,
  period: 1,
  period_unit,
});
const subscription = (name: string, plan_id: string, payment_at: number | null, more = {}) => ({
  id: `sub-${name}`,
  name,
  plan_id,
  payment_at,
  subscription_status: 'active',
  stack_status: 'ready',
  ...more,
});

/** Opens the page of somebody with these subscriptions. */
function open(subscriptions: object[], address = '/costs') {
  return renderPortal('owner', address, {
    prepare: ({ faults }) => {
      faults.add({ path: '/customer/subscriptions', body: subscriptions, times: -1 });
      faults.add({
        path: '/plans',
        body: [plan('500', 10_000, 'EUR', 'month'), plan('1000', 149_000, 'USD', 'year')],
        times: -1,
      });
    },
  });
}

/** Opens every folded table. */
async function unfold(user: ReturnType<typeof renderPortal>['user']) {
  for (const button of await screen.findAllByRole('button', { name: /^Costs by/ })) await user.click(button);
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the costs', () => {
  it('are shown by month and by instance, in a part for each currency', async () => {
    const { user } = open([
      subscription('monthly', '500', at('2026-12-03'), {
        action_at_term_end: 'cancel',
        contract_term_end: at('2027-02-03'),
      }),
      subscription('yearly', '1000', at('2027-03-27')),
      subscription('trial', '500', at('2026-12-03'), { subscription_status: 'in_trial' }),
      subscription('strange', 'gone', at('2026-12-03')),
      subscription('endless', '500', at('2026-12-03'), { subscription_status: 'non_renewing' }),
    ]);
    const euros = await screen.findByRole('region', { name: 'Costs in EUR' });
    // The totals of every currency stand first.
    const facts = [...document.querySelectorAll('dl, [role=region], section')].map(
      (part) => part.textContent,
    );
    expect(facts.slice(0, 2)).toEqual([
      'Next twelve months€200.00A month on average€16.67Next payment€100.00Dec 3, 2026, monthly',
      'Next twelve months$1,490.00A month on average$124.17Next payment$1,490.00Mar 27, 2027, yearly',
    ]);
    expect(screen.queryByRole('table')).toBeNull();
    await unfold(user);
    const byMonth = cells(within(euros).getByRole('table', { name: 'Costs by month' }));
    expect(byMonth.slice(0, 4)).toEqual([
      ['Month', 'Amount', 'Sum so far'],
      ['November 2026, from Nov 27, 2026', '€0.00', '€0.00'],
      ['December 2026', '€100.00', '€100.00'],
      ['January 2027', '€100.00', '€200.00'],
    ]);
    expect(byMonth.at(-1)).toEqual(['November 2027, until Nov 26, 2027', '€0.00', '€200.00']);
    expect(cells(within(euros).getByRole('table', { name: 'Costs by instance' }))).toEqual([
      ['Name', 'Pricing plan', 'Next payment', 'Amount in twelve months'],
      ['monthly', 'PRTG 500 (€100.00 / month)', 'Dec 3, 2026', '€200.00'],
    ]);
    const dollars = screen.getByRole('region', { name: 'Costs in USD' });
    expect(cells(within(dollars).getByRole('table', { name: 'Costs by instance' }))[1]).toEqual([
      'yearly',
      'PRTG 1000 ($1,490.00 / year)',
      'Mar 27, 2027',
      '$1,490.00',
    ]);
    expect(screen.getByText(/^Amounts are list prices, plus tax/)).toBeVisible();
    expect(screen.getByText('1 trial costs nothing.')).toBeVisible();
    expect(
      screen.getByText(
        'Left out, because the plan, the price, the next payment, or the end of a cancelled contract isn’t known:',
      ).parentElement,
    ).toHaveTextContent(/strange, endless$/);
  });

  it('of a month open to its payments', async () => {
    const { user } = open([
      subscription('zoo', '500', at('2027-03-27')),
      subscription('ark', '500', at('2027-03-05')),
    ]);
    await unfold(user);
    await user.click(await screen.findByRole('button', { name: 'March 2027' }));
    const row = screen.getByText('Mar 5, 2027:').closest('tr')!;
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mar 5, 2027: ark – €100.00', 'Mar 27, 2027: zoo – €100.00']);
    await user.click(screen.getByRole('button', { name: 'March 2027' }));
    expect(screen.queryByText('Mar 5, 2027:')).toBeNull();
  });

  it('are saved with a line for each payment', async () => {
    const files = savedFiles();
    const { user } = open([subscription('yearly', '1000', at('2027-03-27'))]);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(files[0]?.name).toBe('costs-2026-11-27.csv');
    expect((await files[0]?.text)?.split('\r\n')).toEqual([
      'Month,Due,Name,ID,Pricing plan,Amount,Currency',
      'March 2027,2027-03-27,yearly,sub-yearly,"PRTG 1000 ($1,490.00 / year)",1490.00,USD',
      '',
    ]);
  });

  it('say that there is nothing to pay', async () => {
    open([subscription('trial', '500', null, { subscription_status: 'in_trial' })]);
    expect(await screen.findByText('Nothing to pay in the next twelve months')).toBeVisible();
  });

  it('say why the prices can’t be loaded, and can retry', async () => {
    const { user } = renderPortal('owner', '/costs', {
      prepare: ({ faults }) => faults.add({ path: '/plans', status: 400, body: { message: 'Not today.' } }),
    });
    expect(await screen.findByText('The prices couldn’t be loaded. Not today.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Costs in EUR' })).toBeVisible();
  });
});

it('the dates show what a next payment costs, and lead to the costs', async () => {
  const { user } = open([subscription('yearly', '1000', at('2027-03-27'))], '/dates');
  expect(await screen.findByText('$1,490.00')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Costs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Costs' })).toBeVisible();
});
