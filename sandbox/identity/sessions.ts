// The identity provider's sessions: who is signed in, in which browser. Each is a cookie that scripts can't read; the port is
// part of its name, because cookies ignore ports.
import { randomUUID } from 'node:crypto';
import type { Addresses } from '../addresses.ts';

/** The sessions of all browsers. */
export interface Sessions {
  /** Returns the `sub` of the person who is signed in in the request's browser; undefined if nobody is. */
  subOf(request: Request): string | undefined;
  /** Starts a session. Returns the Set-Cookie header's value. */
  start(sub: string): string;
  /** Ends the request's session. Returns the Set-Cookie header's value. */
  end(request: Request): string;
  reset(): void;
}

/** Returns the sessions, none at first. */
export function createSessions(at: Addresses): Sessions {
  const { port, pathname } = new URL(at.identity);
  const name = `sandbox-identity-${port || 'default'}`;
  const attributes = `Path=${pathname}; HttpOnly; SameSite=Lax`;
  const subs = new Map<string, string>();

  const idOf = (request: Request) =>
    (request.headers.get('Cookie') ?? '')
      .split(/;\s*/)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);

  return {
    subOf: (request) => subs.get(idOf(request) ?? ''),
    start: (sub) => {
      const id = randomUUID();
      subs.set(id, sub);
      return `${name}=${id}; ${attributes}`;
    },
    end: (request) => {
      subs.delete(idOf(request) ?? '');
      return `${name}=; ${attributes}; Max-Age=0`;
    },
    reset: () => subs.clear(),
  };
}
