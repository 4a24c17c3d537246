// Texts of the API that are longer than anything sensible: they're cut, and nothing chokes on them.
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';
import { server } from '../../support/setup';

const API = 'http://localhost:4400/api';
const HUGE = 'x'.repeat(10_000_000);
const CUT = `${'x'.repeat(199)}…`;

/** Answers the list of subscriptions with a single trial that has these fields. */
function answerWith(fields: object) {
  server.use(
    http.get(`${API}/customer/subscriptions`, () =>
      HttpResponse.json([
        {
          id: 'sub-trial',
          plan_id: 'trial_2017',
          stack_id: 'prtg-trial',
          fqdn: 'acme.my-prtg.example',
          region: 'eu-west-1',
          subscription_status: 'in_trial',
          stack_status: 'ready',
          ...fields,
        },
      ]),
    ),
  );
}

describe('a name of 10 MB', () => {
  it('is shortened on the card, which otherwise works', async () => {
    renderPortal('trial', '/overview');
    answerWith({ name: HUGE });
    const card = await screen.findByRole('article', { name: CUT });
    expect(card).toHaveTextContent('acme.my-prtg.example');
    expect(document.body.textContent.length).toBeLessThan(5_000);
  });

  it('is shortened in the page’s heading and in the document’s title', async () => {
    renderPortal('trial', '/manage/sub-trial');
    answerWith({ name: HUGE });
    expect(await screen.findByRole('heading', { level: 1, name: `Manage ${CUT}` })).toBeVisible();
    expect(document.title).toBe(`Manage ${CUT} – PRTG Hosted Monitor`);
  });

  it('is shortened in a table, as is any other text', async () => {
    renderPortal('trial', '/prtg-users/sub-trial');
    answerWith({ fqdn: HUGE });
    server.use(
      http.get(`${API}/instance/prtg-trial/users`, () =>
        HttpResponse.json([{ id: 'u1', name: HUGE, email: 'u@acme.example', access_level: HUGE }]),
      ),
    );
    expect(await screen.findByRole('row', { name: /u@acme\.example/ })).toBeVisible();
    expect(document.body.textContent.length).toBeLessThan(50_000);
  });
});
