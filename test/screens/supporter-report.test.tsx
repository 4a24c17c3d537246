// A customer's report that staff open (docs/product/supporter.md#reports): read in the page, refused in place, and kept nowhere.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  await import('../../src/pages/supporter/search/SupporterPage');
  await import('../../src/pages/supporter/report/ReportPart');
});

const REPORT = {
  version: 1,
  made_at: '2026-07-01T12:00:00.000Z',
  build: 'app-a1b2c3d4',
  browser: 'Firefox 140',
  language: 'de',
  clock_skew_ms: 7_200_000,
  page: '/manage/{id}',
  instances: [{ id: 'sub-owner-failed', stack_id: 'stack-owner-failed', state: 'failed' }],
  calls: [
    { at: '2026-07-01T11:59:50.000Z', method: 'GET', path: '/instance/{id}/users', status: 200, ms: 120 },
    { at: '2026-07-01T11:59:55.000Z', method: 'POST', path: '/instance/{id}/restart', status: 503, ms: 900 },
    { at: '2026-07-01T11:59:59.000Z', method: 'GET', path: '/customer/subscriptions', status: 0, ms: 15_000 },
  ],
  messages: [{ at: '2026-07-01T11:59:56.000Z', type: 'error', text: 'The instance is busy.' }],
  secret: 'kanarienvogel',
};
const file = (content: unknown, name = 'support-report.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);

/** Opens the search page, and chooses a file. */
async function opened(chosen: File) {
  const portal = renderPortal('staff', '/supporter');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
  choose(chosen);
  return portal;
}
function choose(chosen: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [chosen] } });
}
const heading = () => screen.findByRole('heading', { level: 2, name: 'Report for support' });
const factsOf = (part: HTMLElement) =>
  Object.fromEntries(
    within(part)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('a support report', () => {
  it('is shown completely, and its heading gets the focus', async () => {
    const { sandbox } = await opened(file(REPORT));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    const part = screen.getByRole('region', { name: 'Report for support' });
    expect(factsOf(part)).toEqual({
      'Made at': 'Jul 1, 2026, 12:00 PM UTC',
      Page: '/manage/{id}',
      'Customer’s clock': '7,200 seconds ahead',
      Language: 'de',
      Build: 'app-a1b2c3d4',
      Browser: 'Firefox 140',
    });
    const rows = within(within(part).getByRole('table', { name: 'Calls to the API' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent.replace(/\d\d:\d\d:(\d\d)( [AP]M)?/, '…$1'))).toEqual([
      expect.stringMatching(/GET \/instance\/\{id\}\/users.*…50.*200.*120/) as string,
      expect.stringMatching(/POST \/instance\/\{id\}\/restart.*…55.*503 failed.*900/) as string,
      expect.stringMatching(/GET \/customer\/subscriptions.*…59.*No answer.*15000/) as string,
    ]);
    expect(within(part).getByText('The instance is busy.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('kanarienvogel');
    expect(JSON.stringify([window.localStorage, window.sessionStorage])).not.toContain('a1b2c3d4');
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('/supporter/'))).toEqual([]);
  });

  it('links to its stacks, and stays open meanwhile', async () => {
    const { user } = await opened(file(REPORT));
    await user.click(await screen.findByRole('link', { name: 'sub-owner-failed' }));
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: 'prtg-owner-failed' })).toHaveFocus(),
    );
    expect(await heading()).toBeVisible();
  });

  it('can be closed, which returns the focus to the button', async () => {
    const { user } = await opened(file(REPORT));
    await user.click(await screen.findByRole('button', { name: 'Close report' }));
    expect(screen.queryByRole('heading', { name: 'Report for support' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open report' })).toHaveFocus();
  });

  it('is shown even if its lines were removed', async () => {
    await opened(file({ version: 1, build: null, calls: 'none', messages: [{}, 7], instances: null }));
    await heading();
    const part = screen.getByRole('region', { name: 'Report for support' });
    expect(new Set(Object.values(factsOf(part)))).toEqual(new Set(['–']));
    expect(within(part).queryByRole('table')).toBeNull();
  });

  it('can be dropped onto the page', async () => {
    renderPortal('staff', '/supporter');
    await screen.findByRole('button', { name: 'Open report' });
    fireEvent.drop(document.body, { dataTransfer: { files: [file(REPORT)] } });
    expect(await heading()).toBeVisible();
  });
});

describe('a file that isn’t a support report', () => {
  const NO_REPORT = '“photo.png” isn’t a report for support.';
  it.each([
    ['invalid JSON', 'PNG', NO_REPORT],
    ['cut off', JSON.stringify(REPORT).slice(0, -20), NO_REPORT],
    ['another version', { ...REPORT, version: 2 }, NO_REPORT],
    ['a JSON list', [REPORT], NO_REPORT],
    ['null', 'null', NO_REPORT],
    [
      'too large',
      { ...REPORT, browser: 'x'.repeat(300_000) },
      '“photo.png” is too large for a report for support.',
    ],
  ])('is rejected with a message: %s', async (_what, content, sentence) => {
    await opened(file(content, 'photo.png'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Report for support' })).toBeNull();

    choose(file(REPORT));
    await heading();
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
