// "Compare costs" beside each choice of plans, through the sandbox (docs/product/compare-costs.md). The sums and months have
// table tests in src/domain/plans/planCosts.test.ts; the chart needs a browser: test/e2e/compare-costs.spec.ts.
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorOf } from '../../sandbox/control/visitors.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  await import('../../src/pages/new-instance/NewInstancePage');
  await import('../../src/pages/manage/ManagePage');
  await import('../../src/ui/plans/costs/CostDialog');
  await import('../../src/ui/plans/costs/CostChart');
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-22T10:00:00Z') });
});

const open = async (persona: string, address: string, prepare?: (sandbox: Sandbox) => void) => {
  const { user } = renderPortal(persona, address, prepare && { prepare });
  const button = await screen.findByRole('button', { name: 'Compare costs' });
  const compare = async () => {
    await user.click(button);
    return within(await screen.findByRole('dialog', { name: 'Compare costs' }));
  };
  return { user, button, compare };
};
type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['compare']>>;

const rows = (dialog: Dialog) =>
  within(dialog.getByRole('table', { name: 'Costs by term' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const terms = (dialog: Dialog) =>
  rows(dialog)
    .slice(1)
    .map(([term]) => term);
const sentences = (dialog: Dialog) => dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('“Compare costs” for a new instance', () => {
  it('shows the cheapest size by default, with every term in the visitor’s currency', async () => {
    const { user, compare } = await open('newcomer', '/new');
    const dialog = await compare();
    expect(dialog.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('PRTG 500');
    expect(
      dialog.getByText(/^These are list prices, plus tax\. Only the amount shown at checkout/),
    ).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'PRTG 1000');
    expect(rows(dialog)).toEqual([
      ['Term', 'Per month', '1 year', '2 years', '3 years', '4 years', '5 years'],
      ['1 month', '€149.00', '€1,788.00', '€3,576.00', '€5,364.00', '€7,152.00', '€8,940.00'],
      ['1 year', '€124.17', '€1,490.00', '€2,980.00', '€4,470.00', '€5,960.00', '€7,450.00'],
      ['3 years, paid upfront', '€111.75', '€4,023.00', '€4,023.00', '€4,023.00', '€8,046.00', '€8,046.00'],
      [
        '3 years, paid every yearYou commit to 3 × €1,416.00 = €4,248.00',
        '€118.00',
        '€1,416.00',
        '€2,832.00',
        '€4,248.00',
        '€5,664.00',
        '€7,080.00',
      ],
      [
        '5 years, paid upfront',
        '€99.33 (lowest)',
        '€5,960.00',
        '€5,960.00',
        '€5,960.00',
        '€5,960.00',
        '€5,960.00 (lowest)',
      ],
      [
        '5 years, paid every yearYou commit to 5 × €1,267.00 = €6,335.00',
        '€105.58',
        '€1,267.00 (lowest)',
        '€2,534.00 (lowest)',
        '€3,801.00 (lowest)',
        '€5,068.00 (lowest)',
        '€6,335.00',
      ],
    ]);
  });

  it('starts with the selected plan’s size and term, and compares every pair of terms', async () => {
    const { user, compare } = await open('newcomer', '/new');
    await user.click(screen.getByRole('radio', { name: 'Yearly' }));
    await user.click(screen.getByRole('radio', { name: 'PRTG 2500 €3,190.00 / year' }));
    const dialog = await compare();
    expect(dialog.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('PRTG 2500');
    const compared = dialog.getByRole('combobox', { name: 'Compared with' });
    expect(compared).toHaveDisplayValue('1 year');
    expect(sentences(dialog)).toEqual([
      '“1 year” is cheaper than “1 month” from Sep 22, 2027 on, after 10 months.',
      '“3 years, paid upfront” is cheaper than “1 year” from Nov 22, 2028 on, after 2 years.',
      '“3 years, paid every year” is cheaper than “1 year” from the first payment on.',
      '“5 years, paid upfront” is cheaper than “1 year” from Nov 22, 2030 on, after 4 years.',
      '“5 years, paid every year” is cheaper than “1 year” from the first payment on.',
    ]);
    await user.selectOptions(compared, '1 month');
    expect(sentences(dialog)[1]).toBe(
      '“3 years, paid upfront” is cheaper than “1 month” from Feb 22, 2029 on, after 27 months.',
    );
  });

  it('lists plans of other terms by their length', async () => {
    const { compare } = await open('newcomer', '/new', ({ world }) => {
      const yearly = world.plans.find(({ id }) => id === 'prtg-500-yearly-eur')!;
      world.plans.push({ ...yearly, id: 'two', period: 2, price: 160_000 });
      const bundle = 'prod-paid-annually-2023-02-01';
      world.plans.push({ ...yearly, id: 'annually', bundle, name: 'PRTG 500 (annual)', price: 86_000 });
    });
    const dialog = await compare();
    expect(terms(dialog).slice(0, 5)).toEqual([
      '1 month',
      '1 year',
      'Paid every year',
      '2 years, paid upfront',
      '3 years, paid upfront',
    ]);
    expect(rows(dialog)[4]).toEqual([
      '2 years, paid upfront',
      '€66.67',
      '€1,600.00',
      '€1,600.00',
      '€3,200.00',
      '€3,200.00',
      '€4,800.00',
    ]);
  });

  it('shows US dollars for a visitor who pays in US dollars', async () => {
    const { compare } = await open('newcomer', '/new', ({ world }) => (world.visitor = visitorOf('US')));
    const all = rows(await compare())
      .flat()
      .join(' ');
    expect(all).toContain('$99.00');
    expect(all).not.toContain('€');
  });

  it('says when a longer term is never cheaper', async () => {
    const { compare } = await open('newcomer', '/new', ({ world }) => {
      world.plans.find(({ id }) => id === 'prtg-500-yearly-eur')!.price = 200_000;
    });
    expect(sentences(await compare())[0]).toBe('“1 year” isn’t cheaper than “1 month” before it’s renewed.');
  });

  it('returns the focus when it is closed', async () => {
    const { user, button, compare } = await open('newcomer', '/new');
    await compare();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});

describe('“Compare costs” for a subscription', () => {
  it('with a yearly plan compares the available terms, and marks the current plan', async () => {
    const { compare } = await open('owner', '/manage/sub-owner-active');
    const dialog = await compare();
    expect(dialog.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('PRTG 1000');
    expect(terms(dialog)).toEqual([
      '1 month',
      '1 year Current plan',
      '3 years, paid every yearYou commit to 3 × €1,416.00 = €4,248.00',
    ]);
  });

  it('on a plan that is no longer sold starts with that plan', async () => {
    const { user, compare } = await open('owner', '/manage/sub-owner-nonrenewing');
    const dialog = await compare();
    expect(dialog.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('PRTG 1000 (2019)');
    expect(terms(dialog)).toEqual(['1 month Current plan']);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'PRTG 1000');
    expect(terms(dialog)).toHaveLength(3);
  });

  it('distinguishes two plans of the same size and term by their price', async () => {
    const { compare } = await open('owner', '/manage/sub-owner-nonrenewing', ({ world }) => {
      world.plans.find(({ id }) => id === 'old-1000-monthly-eur')!.name = 'PRTG 1000';
    });
    expect(terms(await compare()).slice(0, 2)).toEqual([
      '1 month (€99.00 / month) Current plan',
      '1 month (€149.00 / month)',
    ]);
  });

  it('in trial shows what its only term costs', async () => {
    const { compare } = await open('trial', '/manage/sub-trial');
    const dialog = await compare();
    expect(rows(dialog)[1]).toEqual([
      '3 years, paid every yearYou commit to 3 × €846.00 = €2,538.00',
      '€70.50',
      '€846.00',
      '€1,692.00',
      '€2,538.00',
      '€3,384.00',
      '€4,230.00',
    ]);
    expect(
      dialog.getByText(/^Only one term is available for this size: “3 years, paid every year”/),
    ).toBeVisible();
    expect(sentences(dialog)).toEqual([]);
  });
});
