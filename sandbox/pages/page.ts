// Builds every HTML page of the sandbox, each with a content security policy of its own: who may frame it, and where it may post.
import type { Html } from './html.ts';
import { html, trusted } from './html.ts';
import { SHEET } from './sheet.ts';

/** What a page consists of. */
export interface PageOptions {
  title: string;
  main: Html;
  /** Origin that may frame the page; none by default. */
  framedBy?: string;
  /** Origins, besides the page's own, that its forms may end at, redirects included. */
  formAction?: string[];
  /** Address of the page's script, from the page's own origin. */
  script?: string;
  /** Gives the main element the class `wide`. */
  wide?: boolean;
  /** Becomes data- attributes of the body, for the page's script. */
  data?: Record<string, string>;
  status?: number;
  headers?: Record<string, string>;
}

/** Returns the page as a Response. */
export function page(options: PageOptions): Response {
  const { title, main, script, data = {}, status = 200, headers = {} } = options;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${trusted(SHEET)}
        </style>
      </head>
      <body ${Object.entries(data).map(([name, value]) => html`data-${name}="${value}" `)}>
        <main class="${options.wide ? 'wide' : ''}">${main}</main>
        ${script && html`<script src="${script}" defer></script>`}
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    `form-action ${["'self'", ...(options.formAction ?? [])].join(' ')}`,
    `frame-ancestors ${options.framedBy ?? "'none'"}`,
  ].join('; ');
  return new Response(document.markup, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

/** Returns a page with nothing but a heading and a sentence. */
export function messagePage(
  title: string,
  sentence: string,
  options: Pick<PageOptions, 'status'> = {},
): Response {
  const main = html`<h1>${title}</h1>
    <p>${sentence}</p>`;
  return page({ title, main, ...options });
}
