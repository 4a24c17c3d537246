// Tells the portal's other tabs of this browser that the user signed in or out (docs/product/sign-in.md#other-tabs).

const NAME = 'portal-session';

export interface TabChannel {
  signedIn(sub: string): void;
  signedOut(): void;
}

interface TabEvents {
  onSignedIn(sub: string): void;
  onSignedOut(): void;
}

/** Returns the way to tell other tabs, and hears them. Silent where the browser has no channel. */
export function openTabChannel(events: TabEvents): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { signedIn: () => undefined, signedOut: () => undefined };
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out') events.onSignedOut();
    else if (typeof data === 'object' && data !== null && 'sub' in data) events.onSignedIn(String(data.sub));
  });
  return {
    signedIn: (sub) => channel.postMessage({ sub }),
    signedOut: () => channel.postMessage('signed-out'),
  };
}
