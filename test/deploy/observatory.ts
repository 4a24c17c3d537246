// The rules and points of MDN's HTTP Observatory, version 1.4.8, that apply to a static site. Its package can't be a
// dependency: it brings a web server, a database driver that must be compiled, and packages for newer versions of Node.
// Left out are the tests that need a network (redirects, the list of preloaded domains), and cookies, of which there are
// none: each of them counts 0 if passed.
type Headers = ReadonlyMap<string, string>;

interface Mark {
  test: string;
  points: number;
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = ["'unsafe-inline'", 'data:'];

/** Returns each test's points and the score, from 0 to 135. `headers` are the page's, by lower-case name. */
export function observatory(headers: Headers, html: string): { score: number; marks: Mark[] } {
  const csp = parsed(headers.get('content-security-policy') ?? '');
  const marks = [
    { test: 'content-security-policy', points: policyPoints(csp) },
    { test: 'referrer-policy', points: referrerPoints(headers.get('referrer-policy')) },
    { test: 'strict-transport-security', points: hstsPoints(headers.get('strict-transport-security')) },
    { test: 'x-content-type-options', points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { test: 'x-frame-options', points: framePoints(csp, headers.get('x-frame-options')) },
    {
      test: 'cross-origin-resource-policy',
      points: corpPoints(headers.get('cross-origin-resource-policy')),
    },
    { test: 'cross-origin-resource-sharing', points: headers.has('access-control-allow-origin') ? -50 : 0 },
    { test: 'subresource-integrity', points: integrityPoints(html) },
  ];
  const sum = (list: readonly Mark[]) => list.reduce((total, { points }) => total + points, 100);
  // Extra points count only on top of an A.
  const uncurved = sum(marks.filter(({ points }) => points < 0));
  return { score: uncurved >= 90 ? sum(marks) : Math.max(0, uncurved), marks };
}

function parsed(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
}

function policyPoints(csp: Map<string, string[]>): number {
  if (!csp.has('default-src')) return -25;
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const has = (sources: string[], refused: string[]) => sources.some((source) => refused.includes(source));
  const isPlain = (sources: string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  if (has(of('script-src'), [...BROAD, ...UNSAFE]) || has(of('object-src'), BROAD)) return -20;
  if (isPlain([...csp].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)))
    return -20;
  if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"])) return -10;
  if (isPlain(passive.flatMap(of))) return -10;
  if (has(of('style-src'), [...BROAD, ...UNSAFE])) return 0;
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(value);
  return isPrivate ? 5 : -5;
}

/** Requires at least six months. Leaves out the five points of a preloaded domain, which only its owner can register. */
function hstsPoints(value: string | undefined): number {
  if (value === undefined) return -20;
  const age = Number(/max-age=(\d+)/.exec(value)?.[1]);
  return age >= 15552000 ? 0 : -10;
}

function framePoints(csp: Map<string, string[]>, value: string | undefined): number {
  const ancestors = csp.get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((source) => BROAD.includes(source))) return 5;
  return value === 'DENY' || value === 'SAMEORIGIN' ? 0 : -20;
}

function corpPoints(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

/** Gives points only if all scripts are of the site's own origin and each carries its digest. */
function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (scripts.some(([, src = '']) => !/^\/(?!\/)/.test(src))) return -5;
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes('integrity="sha')) ? 5 : 0;
}
