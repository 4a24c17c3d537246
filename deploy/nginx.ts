// nginx's configuration: the site's rules, and one file of headers for each kind of answer. An `add_header` in a location cancels
// all inherited ones, so each location includes a complete set.
import { ASSETS, FILES, HIDDEN, PAGES_WITH_ID } from './addresses.ts';
import type { Site } from './contentSecurityPolicy.ts';
import { headersFor, KINDS, type Kind } from './headers.ts';

/** Returns the files, by name, of the folder `portal`, which goes beside nginx.conf. */
export function nginxFiles(site: Site): Record<string, string> {
  return {
    'site.conf': SITE,
    'server.conf.example': SERVER_EXAMPLE,
    ...Object.fromEntries(KINDS.map((kind) => [headerFile(kind), addHeaders(site, kind)])),
  };
}

const headerFile = (kind: Kind) => `headers-${kind}.conf`;
const headers = (kind: Kind) => `include portal/${headerFile(kind)};`;

function addHeaders(site: Site, kind: Kind): string {
  return headersFor(site, kind)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/** Quotes a value for nginx. Dollar signs can't be escaped there; sources.ts encodes them. */
function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, String.raw`\$&`)}"`;
}

const SITE = `# Made by the build: don't edit. Goes with its folder to /etc/nginx/portal; nginx.conf's http block says
# \`include portal/site.conf;\`. What is yours stands in portal-server.conf (an example lies beside this file).
server {
  include portal-server.conf;

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  types {
    text/html html;
    text/javascript js;
    text/css css;
    text/plain txt;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/x-icon ico;
    font/woff2 woff2;
  }
  charset_types text/javascript text/css text/plain application/json image/svg+xml;
  gzip_static on;
  gzip_vary on;
  # Files are small. A range beyond the end would be a 416 with each header twice, kept like the file.
  max_ranges 0;

  # For what nginx answers by itself.
  ${headers('refused')}
  error_page 403 404 @missing;
  error_page 405 @not-allowed;
  error_page 412 @changed;
  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }

  location = /index.html {
    ${headers('page')}
    return 301 /;
  }
  location ~ "${PAGES_WITH_ID}" {
    ${headers('page')}
    try_files /index.html =404;
  }
  location ~ "${HIDDEN}" {
    return 404;
  }
  location ~ "${ASSETS}" {
    ${headers('asset')}
    try_files $uri =404;
  }
  location ~ "${FILES}" {
    ${headers('file')}
    try_files $uri =404;
  }
  location / {
    ${headers('page')}
    try_files /index.html =404;
  }

  location @missing {
    ${headers('refused')}
    types { }
    default_type text/plain;
    return 404 "Not found\\n";
  }
  location @not-allowed {
    ${headers('refused')}
    add_header Allow "GET, HEAD" always;
    types { }
    default_type text/plain;
    return 405 "Method not allowed\\n";
  }
  location @changed {
    ${headers('refused')}
    types { }
    default_type text/plain;
    return 412 "Precondition failed\\n";
  }
}
`;

const SERVER_EXAMPLE = `# Yours, as /etc/nginx/portal-server.conf: names and certificates. The web root is where release.sh puts it.
listen 443 ssl http2;
listen [::]:443 ssl http2;
server_name portal.example.com;
ssl_certificate /etc/ssl/portal.example.com.pem;
ssl_certificate_key /etc/ssl/private/portal.example.com.key;
ssl_protocols TLSv1.2 TLSv1.3;
root /srv/portal/current/www;
# Where the module ngx_brotli is there:
# brotli_static on;
`;
