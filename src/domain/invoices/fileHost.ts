// The file hosts that the deployment names (`DEPLOY_FILE_ORIGINS`). The content security policy allows requests to them, so an
// invoice there is downloaded in place; a file anywhere else opens in a new tab.
import { isLocalHttp } from '../session/returnTo.ts';

/** The part of the configuration that determines the file hosts. */
interface Named {
  /** Base URL of the vendor API. */
  apiUrl: string;
  /** `https://files.example.com`, `https://*.example.com`. */
  fileOrigins: readonly string[];
}

/** Any service on this machine. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

const ORIGIN = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(?::(\d+|\*))?$/i;

/** True if the configuration may name a file host in this form. */
export function isFileOrigin(text: string): boolean {
  return ORIGIN.test(text) && !text.endsWith(':*');
}

/** Returns every service on this machine if the API is local and no host is named, so that this is no deployment; else none. */
export function nearbyHosts({ apiUrl, fileOrigins }: Named): readonly string[] {
  return fileOrigins.length === 0 && isLocalHttp(apiUrl) ? THIS_MACHINE : [];
}

/** Returns the file hosts as sources for a content security policy. */
export function fileHosts(named: Named): readonly string[] {
  return [...named.fileOrigins, ...nearbyHosts(named)];
}

/** True if an address is at a file host, by the rules of a content security policy. Throws on a malformed address. */
export function isAtFileHost(address: string, named: Named): boolean {
  const { protocol, hostname, port } = new URL(address);
  const usual = protocol === 'https:' ? '443' : '80';
  return fileHosts(named).some((host) => {
    const [, scheme = '', below, name = '', allowedPort = usual] = ORIGIN.exec(host.toLowerCase()) ?? [];
    return (
      protocol === `${scheme}:` &&
      (below === undefined ? hostname === name : hostname.endsWith(`.${name}`)) &&
      (allowedPort === '*' || (port || usual) === allowedPort)
    );
  });
}
