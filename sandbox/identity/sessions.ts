// Who is signed in at the identity provider, in which browser: a cookie that scripts can't read. The port is part of
// its name because cookies ignore ports.
import { randomUUID } from 'node:crypto';
import type { Addresses } from '../addresses.ts';

export interface Sessions {
  /** The `sub` of whoever is signed in where the request comes from. */
  subOf(request: Request): string | undefined;
  /** Begins a session. Returns the Set-Cookie header's value. */
  start(sub: string): string;
  /** Ends the request's session. Returns the Set-Cookie header's value. */
  end(request: Request): string;
  reset(): void;
}

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
