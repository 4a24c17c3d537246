// A new instance through the sandbox (docs/product/screens.md#new-instance, docs/product/plans.md#choices): what is
// offered to whom, and what the form keeps. The checkout itself needs a browser: test/e2e/new-instance.spec.ts.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { visitorOf } from '../../sandbox/control/visitors.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderPortal } from '../support/renderPortal';
import { server } from '../support/setup';
import { fireAtScript, installProvider, removeProvider } from '../support/standInBilling';

const subdomain = () => screen.findByRole('textbox', { name: 'Subdomain' });
const region = () => screen.getByRole('combobox', { name: 'Region' });
const view = (name: string) => screen.getByRole('radio', { name });
const plans = () => screen.getByRole('radiogroup', { name: 'Plan' });
const names = () =>
  within(plans())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const summary = () => screen.getByRole('region', { name: 'Summary' });

beforeEach(() => window.sessionStorage.clear());

describe('the offer for a new instance', () => {
  it('is priced in euros for a visitor from Germany, with the trial first in both views', async () => {
    const { user } = renderPortal('newcomer', '/new');
    await subdomain();
    expect(screen.getByRole('heading', { level: 1, name: 'New instance' })).toBeVisible();
    expect(view('Monthly')).toBeChecked();
    expect(names()).toEqual([
      'Trial PlanFree',
      'PRTG 500€89.00 / month',
      'PRTG 1000€149.00 / month',
      'PRTG 2500€319.00 / month',
      'PRTG 5000€579.00 / month',
      'PRTG 10000€899.00 / month',
    ]);
    expect(screen.queryByRole('heading', { name: 'Multi-year offers' })).toBeNull();

    await user.click(view('Yearly'));
    expect(names().slice(0, 2)).toEqual(['Trial PlanFree', 'PRTG 500€890.00 / year']);
    expect(within(plans()).getByRole('heading', { level: 3, name: 'Multi-year offers' })).toBeVisible();
    // The trial, and five sizes of: 1 year, 3 and 5 years paid at once, 3 and 5 years paid annually.
    expect(names()).toHaveLength(26);
    expect(names().filter((name) => name?.includes('$'))).toEqual([]);
    expect(names()).toContain('PRTG 500 (5 years, paid annually)€757.00 / year');
  });

  it('is priced in US dollars for a visitor from elsewhere, and includes the trial', async () => {
    renderPortal('newcomer', '/new', {
      prepare: ({ world }) => (world.visitor = visitorOf('US')),
    });
    await subdomain();
    expect(names().slice(0, 2)).toEqual(['Trial PlanFree', 'PRTG 500$99.00 / month']);
    expect(names().filter((name) => name?.includes('€'))).toEqual([]);
    expect(region()).toHaveDisplayValue('N. Virginia - North/South America');
  });

  it('is priced in US dollars, in the default region, if the visitor’s location is unknown', async () => {
    renderPortal('newcomer', '/new', { prepare: ({ world }) => (world.visitor = visitorOf('failing')) });
    await subdomain();
    expect(names()[1]).toBe('PRTG 500$99.00 / month');
    expect(region()).toHaveDisplayValue('Ireland - Europe');
    expect(screen.queryByText(/Nearest to you/)).toBeNull();
  });

  it('is priced in US dollars, in the nearest region, if only the visitor’s country is unknown', async () => {
    renderPortal('newcomer', '/new', {
      prepare: ({ faults }) => {
        const Response = { CountryCode: null, Latitude: 35.68, Longitude: 139.69 };
        faults.add({ path: '/geo', body: { Response }, times: -1 });
      },
    });
    await subdomain();
    await waitFor(() => expect(region()).toHaveDisplayValue('Tokyo - Asia Pacific'));
    expect(names()[1]).toBe('PRTG 500$99.00 / month');
  });

  it('is priced in US dollars if the vendor doesn’t sell in the visitor’s currency', async () => {
    renderPortal('newcomer', '/new', {
      prepare: ({ faults }) => faults.add({ path: '/public/currencies', body: ['USD'], times: -1 }),
    });
    await subdomain();
    expect(names()[1]).toBe('PRTG 500$99.00 / month');
  });

  it('includes no trial for a user who has one, or who can’t have one', async () => {
    renderPortal('reseller', '/new');
    await subdomain();
    expect(names()[0]).toBe('PRTG 500€89.00 / month');
    cleanup();
    renderPortal('owner', '/new');
    await subdomain();
    expect(names()[0]).toBe('PRTG 500€89.00 / month');
  });

  it('can be loaded again after a failure', async () => {
    const { user } = renderPortal('newcomer', '/new', {
      prepare: ({ faults }) =>
        faults.add({ path: '/public/plans', status: 400, body: { message: 'No plans today.' } }),
    });
    expect(
      await screen.findByText('The plans and regions couldn’t be loaded. No plans today.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await subdomain()).toBeVisible();
  });
});

describe('the form before the geo lookup has responded', () => {
  /** Returns a lookup that responds only when it is told to. */
  const heldLookup = () => {
    let letAnswer: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (letAnswer = resolve));
    const prepare = ({ at }: Sandbox) =>
      server.use(
        http.get(at.geo, async () => {
          await told;
          return HttpResponse.json({
            Response: { CountryCode: 'DE', Latitude: '49.45', Longitude: '11.08' },
          });
        }),
      );
    return { prepare, letAnswer };
  };
  const choose = (user: UserEvent, name: string) => user.click(within(plans()).getByRole('radio', { name }));

  it('has defaults, and updates everything that the user hasn’t chosen yet', async () => {
    const { prepare, letAnswer } = heldLookup();
    const { user } = renderPortal('newcomer', '/new', { prepare });
    await user.type(await subdomain(), 'nora');
    expect(names()[1]).toBe('PRTG 500$99.00 / month');
    expect(region()).toHaveDisplayValue('Ireland - Europe');
    await choose(user, 'Trial Plan Free');
    letAnswer();
    await waitFor(() => expect(names()[1]).toBe('PRTG 500€89.00 / month'));
    expect(region()).toHaveDisplayValue('Frankfurt - Europe');
    expect(within(plans()).getByRole('radio', { name: 'Trial Plan Free' })).toBeChecked();
    expect(await subdomain()).toHaveValue('nora');
    expect(screen.queryByText(/^In your country/)).toBeNull();
  });

  it('keeps a chosen region and a chosen price, and offers the visitor’s currency', async () => {
    const { prepare, letAnswer } = heldLookup();
    const { user } = renderPortal('newcomer', '/new', { prepare });
    await subdomain();
    await user.click(view('Yearly'));
    await choose(user, 'PRTG 1000 $1,590.00 / year');
    await user.selectOptions(region(), 'Sydney - Asia Pacific');
    letAnswer();
    expect(
      await screen.findByText('In your country, plans are paid in EUR. The one you’ve chosen is in USD.'),
    ).toBeVisible();
    expect(region()).toHaveDisplayValue('Sydney - Asia Pacific');
    expect(within(plans()).getByRole('radio', { name: 'PRTG 1000 $1,590.00 / year' })).toBeChecked();
    expect(within(summary()).getByText('$1,590.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show prices in EUR' }));
    expect(within(plans()).getByRole('radio', { name: 'PRTG 1000 €1,490.00 / year' })).toBeChecked();
    expect(names().filter((name) => name?.includes('$'))).toEqual([]);
    expect(screen.queryByText(/^In your country/)).toBeNull();
  });

  it('keeps a region that has had the focus', async () => {
    const { prepare, letAnswer } = heldLookup();
    const { user } = renderPortal('newcomer', '/new', { prepare });
    await user.click(await subdomain());
    await user.tab();
    expect(region()).toHaveFocus();
    await user.tab();
    letAnswer();
    expect(await screen.findByText(/Nearest to you: Frankfurt - Europe\./)).toBeVisible();
    expect(region()).toHaveDisplayValue('Ireland - Europe');
  });
});

describe('the ordered region', () => {
  const withoutDefault = ({ world }: Sandbox) => {
    world.visitor = visitorOf('failing');
    const others = world.regions.filter(({ code }) => code !== 'eu-west-1');
    world.regions.splice(0, world.regions.length, ...others);
  };
  const ordered = () => {
    const bodies: unknown[] = [];
    const hear = ({ request }: { request: Request }) => {
      if (request.method !== 'POST') return;
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body));
    };
    server.events.on('request:start', hear);
    return bodies;
  };
  beforeEach(() => {
    const { checkouts } = installProvider();
    const page = new MutationObserver(() => fireAtScript('load'));
    page.observe(document.head, { childList: true });
    page.observe(document.body, { childList: true });
    return () => {
      for (const { close } of checkouts) close();
      page.disconnect();
      removeProvider();
      server.events.removeAllListeners();
    };
  });

  it('is the selected one, even if the default one doesn’t exist', async () => {
    const bodies = ordered();
    const { user } = renderPortal('newcomer', '/new', { prepare: withoutDefault });
    await user.type(await subdomain(), 'nora-1');
    expect(region()).toHaveDisplayValue('Frankfurt - Europe');
    expect(within(summary()).getByText('Frankfurt - Europe')).toBeVisible();
    await user.click(within(plans()).getByRole('radio', { name: 'PRTG 500 $99.00 / month' }));
    await user.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(bodies).toContainEqual(expect.objectContaining({ region: 'eu-central-1' })));
  });

  it('of a trial from the empty overview exists', async () => {
    const bodies = ordered();
    const { user } = renderPortal('newcomer', '/', { prepare: withoutDefault });
    await user.click(await screen.findByRole('button', { name: 'Start free Trial now!' }));
    await waitFor(() => expect(bodies).toContainEqual(expect.objectContaining({ region: 'eu-central-1' })));
  });

  it('can’t be selected if there are no regions', async () => {
    renderPortal('newcomer', '/new', { prepare: ({ world }) => void world.regions.splice(0) });
    expect(await screen.findByText('No regions are available at the moment. Try again later.')).toBeVisible();
  });

  it('can’t be selected if no region can be read, and the page shows their number', async () => {
    renderPortal('newcomer', '/new', {
      prepare: ({ faults }) => faults.add({ path: '/public/regions', body: [{ location: 'Oslo' }, null] }),
    });
    expect(await screen.findByText('2 regions couldn’t be read, so they aren’t shown here.')).toBeVisible();
    expect(screen.getByText('No regions are available at the moment. Try again later.')).toBeVisible();
  });
});

describe('the select of regions', () => {
  it('is grouped and sorted, and has the nearest region selected', async () => {
    renderPortal('newcomer', '/new');
    await subdomain();
    expect(region()).toHaveDisplayValue('Frankfurt - Europe');
    expect(screen.getByText(/Nearest to you: Frankfurt - Europe\./)).toBeVisible();
    const groups = within(region()).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('label'))).toEqual([
      'Europe',
      'North/South America',
      'Asia Pacific',
      'Middle East',
      'Africa',
    ]);
    const locations = within(groups[0]!).getAllByRole('option');
    expect(locations.map(({ textContent }) => textContent)).toEqual([
      'Frankfurt - Europe',
      'Ireland - Europe',
      'London - Europe',
      'Madrid - Europe',
      'Stockholm - Europe',
    ]);
  });
});

describe('the form for a new instance', () => {
  it('shows the resulting domain while the user types, and lower-cases the subdomain', async () => {
    const { user } = renderPortal('owner', '/new');
    const field = await subdomain();
    await user.type(field, 'Acme-Plant');
    expect(screen.getAllByText('acme-plant.my-prtg.example')).toHaveLength(2);
    expect(field).toHaveAccessibleDescription(/acme-plant\.my-prtg\.example/);
    await user.tab();
    expect(field).toHaveValue('acme-plant');
  });

  it('doesn’t guess the rest of the domain', async () => {
    const { user } = renderPortal('newcomer', '/new');
    await user.type(await subdomain(), 'nora');
    expect(screen.getAllByText('nora.…')).toHaveLength(2);
  });

  it.each([
    ['abc', 'Enter at least 4 characters.'],
    ['-acme', 'A subdomain can’t start or end with a hyphen.'],
    ['acme_1', 'Use only the letters a to z, digits, and hyphens.'],
    ['a'.repeat(61), 'Enter at most 60 characters.'],
  ])('shows what is wrong with %s at the field', async (typed, problem) => {
    const { user } = renderPortal('newcomer', '/new');
    const field = await subdomain();
    await user.type(field, typed);
    await user.click(within(plans()).getByRole('radio', { name: 'PRTG 500 €89.00 / month' }));
    await user.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'acme-1');
    await waitFor(() => expect(field).toBeValid());
  });

  it('summarises several errors at the top, with links to the fields', async () => {
    const { user } = renderPortal('newcomer', '/new');
    const field = await subdomain();
    await user.type(field, '-acme{Enter}');
    const summary = await screen.findByRole('group', { name: 'What’s wrong' });
    expect(summary).toHaveFocus();
    expect(document.title).toBe('Error: New instance – PRTG Hosted Monitor');
    expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(summary).getByRole('button', { name: 'Plan: Choose a plan.' }));
    expect(within(plans()).getAllByRole('radio')[0]).toHaveFocus();
    await user.click(within(plans()).getByRole('radio', { name: 'PRTG 500 €89.00 / month' }));
    await waitFor(() => expect(within(summary).getAllByRole('listitem')).toHaveLength(1));
    await user.clear(field);
    await user.type(field, 'acme-1');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    expect(document.title).toBe('New instance – PRTG Hosted Monitor');
  });

  it('requires a plan, and moves the focus to the plans', async () => {
    const { user } = renderPortal('newcomer', '/new');
    expect(await subdomain()).toBeRequired();
    expect(region()).toBeRequired();
    expect(plans()).toBeRequired();
    await user.type(await subdomain(), 'acme-1{Enter}');
    expect(await screen.findByText('Choose a plan.')).toBeVisible();
    expect(plans()).toHaveAccessibleDescription('Choose a plan.');
    expect(document.title).toBe('Error: New instance – PRTG Hosted Monitor');
    expect(within(plans()).getAllByRole('radio')[0]).toHaveFocus();
    await user.click(within(plans()).getByRole('radio', { name: 'PRTG 500 €89.00 / month' }));
    await waitFor(() => expect(screen.queryByText('Choose a plan.')).toBeNull());
  });

  it('removes its errors from the document’s title when the user leaves it', async () => {
    const { user } = renderPortal('newcomer', '/new');
    await subdomain();
    await user.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(document.title).toBe('Error: New instance – PRTG Hosted Monitor'));
    await user.click(screen.getByRole('link', { name: 'Account' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Account' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Account – PRTG Hosted Monitor');
  });

  it('keeps the plan’s size when the billing period changes, and summarises the order', async () => {
    const { user } = renderPortal('owner', '/new');
    await subdomain();
    expect(within(summary()).getByText('Choose a plan')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'PRTG 1000 €149.00 / month' }));
    expect(within(summary()).getByText('€149.00')).toBeVisible();
    expect(within(summary()).getByText('Every month')).toBeVisible();
    await user.click(view('Yearly'));
    expect(screen.getByRole('radio', { name: 'PRTG 1000 €1,490.00 / year' })).toBeChecked();
    expect(within(summary()).getByText('€1,490.00')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: /PRTG 1000 \(3 years, paid annually\)/ }));
    expect(within(summary()).getByText('Every year, 3-year commitment')).toBeVisible();
    await user.click(view('Monthly'));
    expect(within(summary()).getByText('Choose a plan')).toBeVisible();
  });

  it('is restored after a reload, for the same user only', async () => {
    const { user } = renderPortal('owner', '/new');
    await user.type(await subdomain(), 'acme-plant');
    await user.selectOptions(region(), 'Sydney - Asia Pacific');
    await user.click(view('Yearly'));
    await user.click(screen.getByRole('radio', { name: /PRTG 2500 €8,613.00/ }));
    cleanup();

    renderPortal('owner', '/new');
    expect(await subdomain()).toHaveValue('acme-plant');
    expect(region()).toHaveDisplayValue('Sydney - Asia Pacific');
    expect(view('Yearly')).toBeChecked();
    expect(screen.getByRole('radio', { name: /PRTG 2500 €8,613.00/ })).toBeChecked();
    cleanup();

    renderPortal('newcomer', '/new');
    expect(await subdomain()).toHaveValue('');
    expect(view('Monthly')).toBeChecked();
  });

  it('starts empty if its draft is damaged or refers to what no longer exists', async () => {
    window.sessionStorage.setItem('portal-kept:new', '{"user":1');
    renderPortal('newcomer', '/new');
    expect(await subdomain()).toHaveValue('');
    cleanup();
    const typed = { subdomain: 'nora', region: 'mars-1', view: 'year', planId: 'gone' };
    const from = { subdomain: '', region: '', view: 'month', planId: '' };
    const kept = { user: 'auth0|newcomer', values: { typed, from } };
    window.sessionStorage.setItem('portal-kept:new', JSON.stringify(kept));
    renderPortal('newcomer', '/new');
    expect(await subdomain()).toHaveValue('nora');
    expect(region()).toHaveDisplayValue('Frankfurt - Europe');
    expect(within(plans()).queryByRole('radio', { checked: true })).toBeNull();
  });
});
