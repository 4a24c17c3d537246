// The fault matrix for a list: the customer's subscriptions on the overview.
import { act, screen } from '@testing-library/react';
import { beforeAll, describe, it } from 'vitest';
import { casesOf, scenarioOf } from './matrix';
import { bodyOf, play, reactivateMeanwhile, type Target } from './play';
import { readingScenarios } from './reading';
import { readPages } from './stage';

beforeAll(readPages);

const list: Target = {
  persona: 'trial',
  address: '/',
  path: '/^\\/api\\/customer\\/subscriptions$/',
  method: 'GET',
  healthy: async (sandbox) => {
    const body = (await bodyOf(sandbox, 'trial', '/customer/subscriptions')) as object[];
    return {
      body,
      odd: body.map((one) => ({ ...one, subscription_status: 'on_hold', action_at_term_end: 'ponder' })),
    };
  },
  again: 'Try again',
  isTrue: ({ sandbox }) => {
    const count = sandbox.world.grants.get(sandbox.world.accountByKey('trial')!.sub)!.size;
    const cards = screen.queryAllByRole('article');
    // A long list shows a page of cards, and says how many there are.
    const more = screen.queryByText(/^Showing \d+ of/)?.textContent.split(' of ')[1];
    return Number(more?.replace(',', '') ?? cards.length) === count;
  },
};

describe('reading a list', () => {
  it.each(casesOf('GET list'))('$outcome after $row', ({ row, outcome }) => play(list, row, outcome));
  readingScenarios(list, 'GET list', ['subscriptions'], 'Subscriptions');

  it(scenarioOf('a change while it is read', 'GET list'), () =>
    reactivateMeanwhile('/customer/subscriptions', ({ queryClient }) =>
      act(() => void queryClient.invalidateQueries({ queryKey: ['subscriptions'] })),
    ),
  );
});
