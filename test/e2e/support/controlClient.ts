// The sandbox's control as journeys use it.
import type { APIRequestContext } from '@playwright/test';
import type { FaultRule } from '../../../sandbox/faults.ts';

/** One line of the sandbox's request log. */
interface LoggedRequest {
  /** Counts up. */
  id: number;
  method: string;
  path: string;
  /** 0 where the connection was cut; absent while it is not answered yet. */
  status?: number;
  hasAuthorization: boolean;
  persona?: string;
}

export interface ControlClient {
  /** The world as new; its clock stands still at epoch milliseconds where they are given. */
  reset(clockStoppedAt?: number): Promise<void>;
  fault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Moves the world's clock; `browserToo`: the browser's is moved along, and tokens are valid in its time. */
  advance(seconds: number, browserToo?: boolean): Promise<void>;
  settings(settings: Record<string, unknown>): Promise<void>;
  /** Adds to the world: long lists, and 403 while a subscription is read. */
  seed(more: Record<string, unknown>): Promise<void>;
  state(): Promise<{
    mails: { to: string; subject: string }[];
    analytics: { subId: string; action: string; date: string }[];
    errors: { kind: 'event' | 'transaction'; event: Record<string, unknown> }[];
  }>;
  /** What arrived since the reset, for paths (with query) that hold this text. */
  requests(path: string): Promise<LoggedRequest[]>;
}

/** Takes Playwright's request context and the control's address. Every call throws where the sandbox refuses it. */
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
    reset: async (clockStoppedAt) => {
      await call('POST', '/reset', clockStoppedAt === undefined ? undefined : { clockStoppedAt });
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
