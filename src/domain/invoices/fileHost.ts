// Where files may be: the hosts that the deployment names (`DEPLOY_FILE_ORIGINS`). The content security policy lets scripts
// go to them, and an invoice there is downloaded in place; whatever is elsewhere gets a tab of its own.
import { isLocalHttp } from '../session/returnTo.ts';

/** The part of the configuration that says which hosts. */
interface Named {
  /** Base URL of the vendor API. */
  apiUrl: string;
  /** `https://files.example.com`, `https://*.example.com`. */
  fileOrigins: readonly string[];
}

/** Any service on this machine. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

const ORIGIN = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(?::(\d+|\*))?$/i;

/** Whether a text names a host as the configuration may. */
export function isFileOrigin(text: string): boolean {
  return ORIGIN.test(text) && !text.endsWith(':*');
}

/** Every service on this machine where the API is there too and no host is named: that is no deployment but somebody trying it. */
export function nearbyHosts({ apiUrl, fileOrigins }: Named): readonly string[] {
  return fileOrigins.length === 0 && isLocalHttp(apiUrl) ? THIS_MACHINE : [];
}

/** The hosts, as sources of a content security policy. */
export function fileHosts(named: Named): readonly string[] {
  return [...named.fileOrigins, ...nearbyHosts(named)];
}

/** Whether an address is at one of them, as a browser judges by the policy. Throws on a malformed address. */
export function isAtFileHost(address: string, named: Named): boolean {
  const { protocol, hostname, port } = new URL(address);
  const usual = protocol === 'https:' ? '443' : '80';
  return fileHosts(named).some((host) => {
    const [, scheme = '', below, name = '', wanted = usual] = ORIGIN.exec(host.toLowerCase()) ?? [];
    return (
      protocol === `${scheme}:` &&
      (below === undefined ? hostname === name : hostname.endsWith(`.${name}`)) &&
      (wanted === '*' || (port || usual) === wanted)
    );
  });
}
