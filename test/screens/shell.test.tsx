// The frame around every page: what opens under the pointer, and what puts it away.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';

describe('Esc, wherever the focus is,', () => {
  it('puts away a tooltip that the pointer opened', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.hover(screen.getByRole('button', { name: 'Logout' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Logout');
    expect(document.body).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('puts away the rail that the pointer opened, until the pointer comes back', async () => {
    const { user } = renderPortal('owner', '/account');
    const rail = screen.getByRole('navigation', { name: 'Main' }).firstElementChild as HTMLElement;
    const link = screen.getByRole('link', { name: 'Invoices' });
    expect(rail).toHaveStyle({ width: '56px' });
    await user.hover(link);
    expect(rail).toHaveStyle({ width: '256px' });
    await user.keyboard('{Escape}');
    expect(rail).toHaveStyle({ width: '56px' });
    fireEvent.mouseMove(rail);
    expect(rail).toHaveStyle({ width: '56px' });
    await user.unhover(rail);
    await user.hover(link);
    expect(rail).toHaveStyle({ width: '256px' });
  });
});

describe('a tooltip', () => {
  it('doesn’t say a second time what the button is called', async () => {
    const { user } = renderPortal('owner', '/account');
    const logout = screen.getByRole('button', { name: 'Logout' });
    await user.hover(logout);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Logout');
    expect(logout).not.toHaveAccessibleDescription();
  });
});
