// The frame around every page: what opens under the pointer, and what closes it.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setSubscriptionInCache, subscriptionsQuery } from '../api/subscriptions/subscriptions';
import { renderPortal } from '../../test/support/renderPortal';

beforeAll(async () => {
  // Loaded up front: importing this module is slow and not what the tests measure.
  await import('../pages/account/AccountPage');
});

describe('Esc, wherever the focus is,', () => {
  it('closes a tooltip that the pointer opened', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.hover(screen.getByRole('button', { name: 'Logout' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Logout');
    expect(screen.getByRole('button', { name: 'Logout' })).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('closes the rail that the pointer opened, until the pointer returns', async () => {
    const { user } = renderPortal('owner', '/account');
    const rail = screen.getByRole('navigation', { name: 'Main' }).querySelector('.MuiDrawer-paper');
    const link = screen.getByRole('link', { name: 'Invoices' });
    expect(rail).toHaveStyle({ width: '56px' });
    await user.hover(link);
    expect(rail).toHaveStyle({ width: '256px' });
    await user.keyboard('{Escape}');
    expect(rail).toHaveStyle({ width: '56px' });
    fireEvent.mouseMove(link);
    expect(rail).toHaveStyle({ width: '56px' });
    await user.unhover(link);
    await user.hover(link);
    expect(rail).toHaveStyle({ width: '256px' });
  });
});

describe('the navigation', () => {
  const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
  const marked = () =>
    main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);

  it('shows below each item what belongs to it, once it is open, and marks one page', async () => {
    const { user } = renderPortal('owner', '/costs');
    expect(marked()).toEqual(['Overview']);
    expect(main().queryByRole('link', { name: 'Costs' })).toBeNull();
    await user.hover(main().getByRole('link', { name: 'Upload' }));
    expect(
      main()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...[
        'OverviewDatesCosts',
        'Dates',
        'Costs',
        'AccountData sharing',
        'Data sharing',
        'Invoices',
        'Upload',
      ],
      ...['Entra ID', 'PRTG UsersPeopleSecurity check', 'People', 'Security check'],
    ]);
    expect(marked()).toEqual(['Costs']);
  });

  it('stays open beside the page if the user wants so, in this browser', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.hover(main().getByRole('link', { name: 'Upload' }));
    await user.click(main().getByRole('button', { name: 'Keep navigation open' }));
    cleanup();
    const again = renderPortal('owner', '/upload/sub-owner-active');
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveStyle({ width: '256px' });
    expect(main().getByRole('link', { name: 'Data sharing' })).toBeVisible();
    expect(marked()).toEqual(['Overview']);
    await again.user.click(main().getByRole('button', { name: 'Keep navigation open', pressed: true }));
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveStyle({ width: '56px' });
  });
});

describe('the bottom navigation of a small screen', () => {
  it('has behind "More" what belongs to its items, and what it has no room for', async () => {
    const query = window.matchMedia('print');
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(query, { media, matches: false }),
    );
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function width(
      this: HTMLElement,
    ) {
      return this.tagName === 'UL' && this.children.length > 6 ? 1121 : 1120;
    });
    const { user } = renderPortal('owner', '/people');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    const names = () => main.getAllByRole('link').map(({ textContent }) => textContent);
    const shown = ['Overview', 'Account', 'Invoices', 'Upload', 'Entra ID'];
    expect(names()).toEqual(shown);
    const more = main.getByRole('button', { name: 'More', expanded: false });
    await user.click(more);
    expect(names()).toEqual([
      ...shown,
      'Dates',
      'Costs',
      'Data sharing',
      'PRTG Users',
      'People',
      'Security check',
    ]);
    expect(main.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
    await user.keyboard('{Escape}');
    expect(names()).toEqual(shown);
    expect(more).toHaveFocus();
    await user.click(more);
    await user.click(main.getByRole('link', { name: 'Data sharing' }));
    expect(names()).toEqual(shown);
    expect(main.getByRole('link', { name: /Account/ })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps the focus when it is hidden and shown, and doesn’t take the focus on page load', async () => {
    const query = window.matchMedia('print');
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(query, { media, matches: false }),
    );
    const { user } = renderPortal('owner', '/account');
    const hide = screen.getByRole('button', { name: 'Hide navigation' });
    expect(hide).not.toHaveFocus();
    act(() => hide.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Show navigation' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Hide navigation' })).toHaveFocus();
  });
});

describe('a tooltip', () => {
  it('doesn’t repeat the button’s name as its description', async () => {
    const { user } = renderPortal('owner', '/account');
    const logout = screen.getByRole('button', { name: 'Logout' });
    await user.hover(logout);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Logout');
    expect(logout).not.toHaveAccessibleDescription();
  });
});

describe('the document’s title', () => {
  it('says what has become ready until the user returns to the tab', async () => {
    const { queryClient } = renderPortal('owner', '/account', {
      prepare: ({ faults, world }) => {
        for (const id of ['owner-active', 'owner-cancelling']) {
          const stack = world.stacks.get(`stack-${id}`);
          if (stack) stack.work = { kind: 'create', seconds: 3600, fails: false };
        }
        // Delays the polling's responses: this test itself sets which instances are ready.
        faults.add({ path: '/customer/subscriptions/sub-', delayMs: 60_000, times: -1 });
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Account' });
    const { queryKey } = subscriptionsQuery();
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    const turnReady = (id: string) => {
      const subscription = queryClient.getQueryData(queryKey)?.items.find((one) => one.id === id);
      expect(subscription).toMatchObject({ stackStatus: 'not_ready' });
      if (subscription)
        act(() => setSubscriptionInCache(queryClient, { ...subscription, stackStatus: 'ready' }));
    };
    turnReady('sub-owner-active');
    await waitFor(() => expect(document.title).toBe('acme-hq is ready – PRTG Hosted Monitor'));
    expect(screen.getByText('acme-hq is ready.').closest('[role="status"]')).not.toBeNull();
    turnReady('sub-owner-cancelling');
    await waitFor(() => expect(document.title).toBe('2 instances are ready – PRTG Hosted Monitor'));
    fireEvent.keyDown(document.body, { key: 'Shift' });
    expect(document.title).toBe('Account – PRTG Hosted Monitor');
  });
});

describe('a file that is dropped outside of a file field', () => {
  const dragged = (type: string, types: string[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    return Object.assign(event, { dataTransfer: { types, files: [], items: [], dropEffect: 'copy' } });
  };
  it.each(['/account', '/invoices', '/entra-id/sub-owner-active'])(
    'doesn’t navigate away from the page: %s',
    async (address) => {
      renderPortal('owner', address);
      const main = await screen.findByRole('main');
      for (const type of ['dragover', 'drop']) {
        const event = dragged(type, ['Files']);
        act(() => void main.dispatchEvent(event));
        expect([event.defaultPrevented, event.dataTransfer.dropEffect]).toEqual([true, 'none']);
      }
    },
  );

  it('is ignored by a text field, which still accepts dropped text', async () => {
    renderPortal('owner', '/invoices');
    const field = await screen.findByRole('searchbox', { name: 'Search invoices' });
    const isHeld = (types: string[]) => {
      const event = dragged('drop', types);
      act(() => void field.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([isHeld(['Files']), isHeld(['text/plain'])]).toEqual([true, false]);
  });
});
