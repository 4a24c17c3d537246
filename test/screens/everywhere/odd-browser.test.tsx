// What the browser supplies isn't trusted (docs/product/interface.md#odd-browsers): odd languages, refused formats, storage and
// channels never take a page away.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseLanguage } from '../../../src/messages/choice';
import { speak } from '../../../src/messages/catalogue';
import { readPages } from '../../support/manageScreen';
import { refuseEverything } from '../../support/refusingBrowser';
import { renderPortal } from '../../support/renderPortal';

beforeAll(readPages);
afterEach(() => speak('en', 'en-US'));

const card = async () => within(await screen.findByRole('article', { name: 'acme-hq' }));

describe('the languages of the browser', () => {
  it.each<[languages: unknown, price: string]>([
    [['de-DE@euro'], '1.490,00 €'],
    [['de_AT.UTF-8', 'en'], '€ 1.490,00'],
    [['de-'], '1.490,00 €'],
    [['C', null, 'de-CH'], "EUR 1'490.00"],
    [[], '1.490,00 €'],
    [undefined, '1.490,00 €'],
  ])('%j still give German its dates and amounts', async (languages, price) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as string[]);
    await chooseLanguage('de');
    renderPortal('owner', '/');
    const facts = await card();
    const plan = await facts.findByText(/Jahr/);
    expect(plan.textContent.replace(/\s/g, ' ')).toContain(price);
  });
});

it('a refused clipboard is told where the button is', async () => {
  const { user } = renderPortal('owner', '/');
  const facts = await card();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await user.click(facts.getByRole('button', { name: 'Copy domain' }));
  expect(await facts.findByText('Your browser didn’t allow copying. Select the text instead.')).toBeVisible();
});

it('a browser that can’t name its own timezone loads the charts, whose library makes formats as it loads', async () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    if (options?.timeZone === undefined) throw new RangeError('Unsupported time zone specified Etc/Unknown');
    return new DateTimeFormat(locale, options);
  });
  await speak('en', 'en-NZ');
  renderPortal('owner', '/account');
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(await import('../../../src/ui/plans/costs/AmountChart')).toHaveProperty('AmountChart');
});

describe('a browser that refuses everything', () => {
  it.each([
    ['/', 'Subscriptions'],
    ['/dates', 'Dates'],
    ['/invoices', 'Invoices'],
    ['/manage/sub-owner-active', 'Manage acme-hq'],
    ['/account', 'Account'],
    ['/new', 'New instance'],
    ['/costs', 'Costs'],
  ])('shows %s', async (address, heading) => {
    onTestFinished(await refuseEverything());
    renderPortal('owner', address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    // What it shows is there, in plain figures.
    expect(await screen.findAllByText(/\d{4}-\d{2}|EUR \d+\.\d{2}|Sign|acme/)).not.toHaveLength(0);
    expect(screen.queryByText(/couldn’t be shown/)).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
