// The overview through the sandbox (specification 2): a persona in, what they see out.
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';

const card = (name: string) => screen.findByRole('article', { name });
const fact = (article: HTMLElement, label: string) =>
  within(article).getByText(label).nextElementSibling?.textContent;

describe('overview', () => {
  it('shows an active subscription with its facts and actions', async () => {
    renderPortal('owner', '/');
    const article = await card('acme-hq');
    expect(within(article).getByText('instance ready')).toBeVisible();
    expect(await within(article).findByText('PRTG 1000 (€1,490.00 / year)')).toBeVisible();
    expect(fact(article, 'Domain')).toContain('acme-hq.my-prtg.example');
    expect(await within(article).findByText('Frankfurt - Europe')).toBeVisible();
    expect(fact(article, 'Subscription status')).toBe('active');
    expect(within(article).getByRole('button', { name: 'Open PRTG' })).toBeEnabled();
    expect(await within(article).findByRole('button', { name: 'Manage' })).toBeEnabled();
    expect(within(article).getByRole('button', { name: 'Upgrade subscription' })).toBeEnabled();
  });
});
