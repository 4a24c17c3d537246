// The journeys' client for the sandbox's control API.
import type { APIRequestContext } from '@playwright/test';
import type { FaultRule } from '../../../sandbox/faults.ts';

/** One line of the sandbox's request log. */
interface LoggedRequest {
  /** Increases with each request. */
  id: number;
  method: string;
  path: string;
  /** 0 if the connection was cut; absent while the request is unanswered. */
  status?: number;
  hasAuthorization: boolean;
  persona?: string;
}

export interface ControlClient {
  /**
   * Restores the initial world. Its clock stands still at `clockStoppedAt` (epoch ms; now): nothing becomes ready, and no day begins,
   * between two readings of a page.
   */
  reset(clockStoppedAt?: number): Promise<void>;
  fault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Moves the world's clock; `browserToo` if the browser's clock is moved as well, so that tokens are valid in its time. */
  advance(seconds: number, browserToo?: boolean): Promise<void>;
  settings(settings: Record<string, unknown>): Promise<void>;
  /** Adds data to the world: long lists, and 403 answers to reads of a subscription. */
  seed(more: Record<string, unknown>): Promise<void>;
  state(): Promise<{
    mails: { to: string; subject: string }[];
    analytics: { subId: string; action: string; date: string }[];
    errors: { kind: 'event' | 'transaction'; event: Record<string, unknown> }[];
  }>;
  /** Returns the requests since the reset whose path (with query) contains this text. */
  requests(path: string): Promise<LoggedRequest[]>;
}

/** Returns the client for the control at this address. Every call throws if the sandbox refuses it. */
export function createControlClient(request: APIRequestContext, control: string): ControlClient {
  const call = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const response = await request.fetch(`${control}${path}`, {
      method,
      ...(data !== undefined && { data }),
    });
    if (!response.ok()) throw new Error(`The sandbox refused ${method} ${path}: ${await response.text()}`);
    const text = await response.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    reset: async (clockStoppedAt = Date.now()) => {
      await call('POST', '/reset', { clockStoppedAt });
    },
    fault: async (rule) => {
      await call('POST', '/faults', rule);
    },
    clearFaults: async () => {
      await call('DELETE', '/faults');
    },
    advance: async (advanceSeconds, browserToo = false) => {
      await call('POST', '/clock', { advanceSeconds, browserToo });
    },
    settings: async (settings) => {
      await call('POST', '/settings', settings);
    },
    seed: async (more) => {
      await call('POST', '/seed', more);
    },
    state: async () => (await call('GET', '/state')) as Awaited<ReturnType<ControlClient['state']>>,
    requests: async (path) => {
      const answer = (await call('GET', '/requests?since=0')) as
        | LoggedRequest[]
        | { requests: LoggedRequest[] };
      const all = Array.isArray(answer) ? answer : answer.requests;
      return all.filter((one) => one.path.includes(path));
    },
  };
}
