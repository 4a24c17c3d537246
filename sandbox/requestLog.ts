// The log of requests to the sandbox, newest last, for its page and for tests that count requests. Contains no tokens, no bodies
// and no values of secret query parameters.

const MOST = 2000;
const SECRET = /token|session|signature|verifier|secret|password|^code$/i;

interface LoggedRequest {
  /** Counts up from 1; the `since` of GET /requests is such an id. */
  id: number;
  /** Epoch milliseconds of the machine's time. */
  at: number;
  method: string;
  /** Path and query, relative to the sandbox's base. */
  path: string;
  /** 0 if the connection was cut; absent until the request is answered. */
  status?: number;
  hasAuthorization: boolean;
  /** Key of the account that sent the request, if a token or a session identifies it. */
  persona?: string;
  /** The Origin header. */
  from?: string;
}

/** A log of requests. */
export interface RequestLog {
  /** Logs a request as it arrives. Returns the entry, whose status the caller sets once it is answered. */
  add(entry: Omit<LoggedRequest, 'id' | 'status'>): LoggedRequest;
  /** Returns the entries after this id. */
  since(id: number): LoggedRequest[];
  clear(): void;
}

/** Returns an empty log, which keeps the newest 2,000 entries. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let lastId = 0;
  return {
    add(entry) {
      lastId += 1;
      const logged: LoggedRequest = { ...entry, id: lastId, path: withoutSecrets(entry.path) };
      entries.push(logged);
      if (entries.length > MOST) entries = entries.slice(-MOST);
      return logged;
    },
    since: (id) => entries.filter((entry) => entry.id > id),
    clear: () => {
      entries = [];
    },
  };
}

/** '/x?session=abc&id=1' becomes '/x?session=…&id=1'. */
function withoutSecrets(path: string): string {
  return path.replace(/([?&])([^=&]+)=([^&]*)/g, (pair, mark: string, name: string) =>
    SECRET.test(name) ? `${mark}${name}=…` : pair,
  );
}
