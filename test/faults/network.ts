// Events around a page: the network is lost and restored, the tab is hidden and shown.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Makes the browser report that it is offline. Returns a function that makes it online again. */
export function goOffline(): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockReturnValue(true);
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
