// Deliberate faults (docs/product/failures.md#fault-matrix): rules that spoil a number of the answers to matching requests.

/** Which requests are spoiled, how, and how often. */
export interface FaultRule {
  /** Part of the path with its query, relative to the sandbox's base ('/api/customer/invoices'), or a '/regex/' on it. */
  path: string;
  method?: string;
  /** Status of an answer that replaces the real one; 200 if only a body is given. */
  status?: number;
  /** Body of an answer that replaces the real one: a text is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds before the answer, real or made up. */
  delayMs?: number;
  /** Cuts the connection instead of answering. */
  abort?: boolean;
  /** Sends only half of the body. */
  cut?: boolean;
  /** Milliseconds of pause after the first half of the body, real or made up; ends early when the rules are cleared. */
  pauseMs?: number;
  /** How many answers are spoiled; -1 for no limit. The default is 1, or -1 if `every` is given. */
  times?: number;
  /** How many matching requests are let through first. */
  skip?: number;
  /** Spoils only every n-th of the matching requests. */
  every?: number;
}

/** An active rule; its counts go down as it is used. */
interface ActiveFault extends FaultRule {
  id: number;
  times: number;
  skip: number;
  every: number;
}

/** The active rules, the oldest first. */
export interface Faults {
  /** Activates a rule. Throws if it has no valid path or would never apply. */
  add(rule: FaultRule): ActiveFault;
  list(): ActiveFault[];
  remove(id: number): void;
  clear(): void;
  /** Removes all rules. Requests that a rule still delays end in a cut connection: the world they were meant for is gone. */
  reset(): void;
  /**
   * Answers the request by the first rule that is due, or by `answer` if none is. A rule that only delays, without limit, doesn't
   * keep the others from applying: the delay is added to the rule that does.
   */
  apply(request: Request, path: string, answer: () => Promise<Response>): Promise<Response>;
}

/** Returns a set of rules, empty at first. */
export function createFaults(): Faults {
  let rules: { fault: ActiveFault; matches: (path: string) => boolean }[] = [];
  let lastId = 0;
  let era = 0;
  let pauses = new AbortController();

  function remove(id: number): void {
    rules = rules.filter(({ fault }) => fault.id !== id);
  }

  function clear(): void {
    rules = [];
    pauses.abort();
    pauses = new AbortController();
  }

  function take(method: string, path: string): FaultRule | undefined {
    let slowed: FaultRule | undefined;
    for (const { fault, matches } of rules) {
      // A preflight is not a request of the portal's own: it is spoiled only by a rule for OPTIONS.
      const methodFits = fault.method ? fault.method.toUpperCase() === method : method !== 'OPTIONS';
      if (!methodFits || !matches(path)) continue;
      if (fault.skip > 0) {
        fault.skip -= 1;
        continue;
      }
      fault.skip = fault.every - 1;
      if (isSlowness(fault)) {
        slowed = fault;
        continue;
      }
      if (fault.times > 0) fault.times -= 1;
      if (fault.times === 0) remove(fault.id);
      return { ...slowed, ...fault };
    }
    return slowed;
  }

  return {
    add(rule) {
      if (typeof rule.path !== 'string' || rule.path === '') throw new TypeError('A fault needs a path.');
      if (rule.times === 0) throw new TypeError('A fault that happens 0 times is none.');
      lastId += 1;
      const { every = 1, times = rule.every === undefined ? 1 : -1, skip = 0 } = rule;
      const fault = { ...rule, id: lastId, times, every, skip: skip + every - 1 };
      rules.push({ fault, matches: matcherOf(rule.path) });
      return { ...fault };
    },
    list: () => rules.map(({ fault }) => ({ ...fault })),
    remove,
    clear,
    reset: () => {
      clear();
      era += 1;
    },
    async apply(request, path, answer) {
      const rule = take(request.method, path);
      if (!rule) return answer();
      const asked = era;
      if (rule.delayMs) await delay(rule.delayMs, request.signal);
      if (asked !== era) return Response.error();
      if (rule.abort) return Response.error();
      const spoiled = rule.status !== undefined || rule.body !== undefined;
      const response = spoiled ? madeUp(rule) : withHeaders(await answer(), rule.headers);
      if (rule.cut || rule.pauseMs) return inHalves(response, rule, pauses.signal);
      return response;
    },
  };
}

/** True if the rule only delays, and has no limit. */
function isSlowness({ times, status, body, headers, abort, cut, pauseMs }: ActiveFault): boolean {
  const spoilings = [status, body, headers, abort, cut, pauseMs];
  return times === -1 && spoilings.every((spoiling) => spoiling === undefined);
}

function matcherOf(path: string): (path: string) => boolean {
  const regex = /^\/(.+)\/([imsu]*)$/.exec(path);
  if (!regex) return (candidate) => candidate.includes(path);
  const pattern = new RegExp(regex[1]!, regex[2]);
  return (candidate) => pattern.test(candidate);
}

function madeUp({ status = 200, body, headers }: FaultRule): Response {
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  const content = body === undefined ? { message: `A fault of the sandbox (${status}).` } : body;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const type =
    typeof content !== 'string' ? 'application/json' : text.startsWith('<') ? 'text/html' : 'text/plain';
  return new Response(text, { status, headers: { 'Content-Type': type, ...headers } });
}

function withHeaders(response: Response, headers: Record<string, string> = {}): Response {
  if (response.type !== 'error') {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  }
  return response;
}

/** Announces the body's whole length and sends its first half; after the pause, the second half, unless the body is to be cut. */
async function inHalves(
  response: Response,
  { cut, pauseMs = 0 }: FaultRule,
  goOn: AbortSignal,
): Promise<Response> {
  if (response.type === 'error' || response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  const half = Math.floor(bytes.length / 2);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes.slice(0, half));
      if (pauseMs > 0) await delay(pauseMs, goOn);
      if (!cut) controller.enqueue(bytes.slice(half));
      controller.close();
    },
  });
  return new Response(body, { status: response.status, headers });
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
