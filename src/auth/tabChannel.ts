// Tells the portal's other tabs of this browser that the user signed in or out, or that the session was lost
// (docs/product/sign-in.md#other-tabs).

const NAME = 'portal-session';

/** Tells the other tabs what happened in this one. */
export interface TabChannel {
  signedIn(sub: string): void;
  signedOut(): void;
  /** The identity provider ended the session: unlike after a logout, what was typed in the other tabs is kept. */
  lost(): void;
}

interface TabEvents {
  onSignedIn(sub: string): void;
  onSignedOut(): void;
  onLost(): void;
}

/** Returns a channel to the other tabs, and calls `events` for their messages. Does nothing where the browser has none. */
export function openTabChannel(events: TabEvents): TabChannel {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out') events.onSignedOut();
    else if (data === 'lost') events.onLost();
    else if (typeof data === 'object' && data !== null && 'sub' in data) events.onSignedIn(String(data.sub));
  });
  const tell = (message: unknown) => {
    try {
      channel?.postMessage(message);
    } catch {
      // The other tabs find out by their next call.
    }
  };
  return {
    signedIn: (sub) => tell({ sub }),
    signedOut: () => tell('signed-out'),
    lost: () => tell('lost'),
  };
}

/** Some browsers refuse one where storage is blocked. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}
