// What was asked of the sandbox, newest last: for its page and for tests that count requests. It keeps no tokens, no
// bodies and no values of secret query parameters.

const MOST = 2000;
const SECRET = /token|session|signature|verifier|secret|password|^code$/i;

interface LoggedRequest {
  /** Counts up from 1: what `since` of GET /requests takes. */
  id: number;
  /** Epoch milliseconds of the machine's time. */
  at: number;
  method: string;
  /** Path and query relative to the sandbox's base. */
  path: string;
  /** 0 where the connection was cut; absent while it is not answered yet. */
  status?: number;
  hasAuthorization: boolean;
  /** Key of the account the request came from, where a token or a session says so. */
  persona?: string;
  /** The Origin header. */
  from?: string;
}

export interface RequestLog {
  /** Writes a request down as it arrives. Returns the entry, whose status is set once it is answered. */
  add(entry: Omit<LoggedRequest, 'id' | 'status'>): LoggedRequest;
  /** Entries after this id. */
  since(id: number): LoggedRequest[];
  clear(): void;
}

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

/** '/x?session=abc&id=1' gives '/x?session=…&id=1'. */
function withoutSecrets(path: string): string {
  return path.replace(/([?&])([^=&]+)=([^&]*)/g, (pair, mark: string, name: string) =>
    SECRET.test(name) ? `${mark}${name}=…` : pair,
  );
}
