// Events around a page: the network is lost and restored, the tab is hidden and shown.
import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { vi } from 'vitest';
import { letSiteAnswer } from '../support/letSiteAnswer';

/** Takes the network away from the portal's own site, and tells the browser's event. Returns a function that gives it back. */
export function goOffline(): () => void {
  letSiteAnswer(() => HttpResponse.error());
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    letSiteAnswer();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

/** Hides the tab. Returns a function that shows it again. */
export function hide(): () => void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const tell = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  tell();
  return () => {
    visibility.mockReturnValue('visible');
    tell();
  };
}
