// What happens around a page: the network goes and comes back, the tab is hidden and shown.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From now on the browser says that it is offline; gives what brings the network back. */
export function goOffline(): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

/** From now on the tab is hidden; gives what shows it. */
export function hide(): () => void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const tell = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  tell();
  return () => {
    visibility.mockReturnValue('visible');
    tell();
  };
}
