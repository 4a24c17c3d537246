// Tells the portal's other tabs of this browser that the user signed in or out, or that the session was lost
// (docs/product/sign-in.md#other-tabs).

/**
 * What one tab tells the others. `lost`: the identity provider ended the session, and unlike after a logout, what was typed in the
 * other tabs is kept. `sub`: this user has signed in.
 */
export type TabMessage = 'signed-out' | 'lost' | { sub: string };

/** Calls `onMessage` for the other tabs' messages. Returns a function that tells them one; both do nothing without a channel. */
export function openTabChannel(onMessage: (message: TabMessage) => void): (message: TabMessage) => void {
  try {
    const channel = new BroadcastChannel('portal-session');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const isSignIn = typeof data === 'object' && data !== null && 'sub' in data;
      if (data === 'signed-out' || data === 'lost') onMessage(data);
      else if (isSignIn) onMessage({ sub: String(data.sub) });
    });
    return (message) => channel.postMessage(message);
  } catch {
    // Some browsers refuse one where storage is blocked. The other tabs find out by their next call.
    return () => undefined;
  }
}
