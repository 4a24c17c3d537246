// The fault matrix of the reliability policy: every row × every target. A cell has the expected outcome and where it is tried
// (in jsdom with a fake clock, or in a real browser: test/e2e/platform/faults.spec.ts), or a short reason why the pair makes no
// sense.

export const TARGETS = [
  'GET list',
  'GET one',
  'mutation',
  'poll',
  'token',
  'billing script',
  'chunk',
] as const;
export type Target = (typeof TARGETS)[number];

/**
 * The expected outcome, as in the tests' titles. `recovers`: without a press the screen shows the truth, and nothing of the
 * fault. `shows an error`: a sentence in place reports the fault, and another press leads to the truth. `scenario`: has a test
 * of its own.
 */
export type Outcome = 'recovers' | 'shows an error' | 'ends the session' | 'scenario';
export type Cell = { outcome: Outcome; where: 'here' | 'browser' } | { why: string };

const heals: Cell = { outcome: 'recovers', where: 'here' };
const told: Cell = { outcome: 'shows an error', where: 'here' };
const ends: Cell = { outcome: 'ends the session', where: 'here' };
const scenario: Cell = { outcome: 'scenario', where: 'here' };
const browser: Cell = { outcome: 'scenario', where: 'browser' };
const no = (why: string): Cell => ({ why });

const unread = no('nobody reads its answer');
const oneObject = no('answers one object, not a list');
const ownShape = no('its body is the identity library’s to check: every other body is row {}');
const isScript = no('is a script, not JSON: row cut JSON');
const noStatus = no('a script element tells a status from no other: row 500');
const noWait = no('a script element can’t read headers: row 500');
const noBearer = no('carries no bearer token');
const endsSession = no('nothing is lost by it: row 401 always');
const forToken = no('is sent only with a token: column token');
const noClock = no('reads no clock');
const notHidden = no(
  'nothing but polling goes on by itself; a call in flight ends by its time-out, hidden or not',
);
const sameApi = no('old code talks to the same API');
const notPressed = no('nobody presses for it');
const noOrder = no('one at a time');
const writesNothing = no('writes nothing into the address');
const noToggle = no('is no choice to go back on');
const noChange = no('no change is made of it');

type Cells = readonly [
  list: Cell,
  one: Cell,
  mutation: Cell,
  poll: Cell,
  token: Cell,
  billing: Cell,
  chunk: Cell,
];

/** A date in Retry-After, measured by the answer's own clock. */
const dated: Cells = [
  heals,
  heals,
  told,
  heals,
  no('the identity library reads no Retry-After: row 429 Retry-After: 2'),
  noWait,
  no('a module’s wait is the browser’s: row 500'),
];

const MATRIX = {
  abort: [heals, heals, told, heals, heals, told, browser],
  'connection reset': [told, told, told, told, told, told, browser],
  'time-out': [told, told, told, told, heals, told, no('the browser itself ends it: row abort')],
  'slow 8 s': [heals, heals, heals, heals, heals, heals, browser],
  '500': [heals, heals, told, heals, heals, told, browser],
  '502 HTML body': [told, told, told, told, heals, noStatus, browser],
  '429 Retry-After: 2': [
    heals,
    heals,
    told,
    heals,
    heals,
    noWait,
    no('a module’s wait is the browser’s: row 500'),
  ],
  '429 HTTP-date': [
    heals,
    heals,
    told,
    heals,
    no('the identity library reads no Retry-After: row 429 Retry-After: 2'),
    noWait,
    no('a module’s wait is the browser’s: row 500'),
  ],
  '429 HTTP-date, clock 10 min ahead': dated,
  '429 HTTP-date, clock 10 min behind': dated,
  '429 Retry-After of 17 digits': [
    told,
    told,
    told,
    told,
    no('the identity library reads no Retry-After: row 429 Retry-After: 2'),
    noWait,
    no('a module’s wait is the browser’s: row 500'),
  ],
  '401 once': [
    heals,
    heals,
    heals,
    heals,
    no('is what the token is for: row 401 always'),
    noBearer,
    noBearer,
  ],
  '401 always': [ends, ends, ends, ends, ends, noBearer, noBearer],
  '403 ×3 then ok': [told, told, told, heals, ends, noStatus, no('as any status: row 500')],
  '403 ×11': [told, told, told, told, ends, noStatus, no('as any status: row 500')],
  '204 where JSON expected': [told, told, unread, told, ownShape, noStatus, browser],
  'cut JSON': [told, told, unread, told, heals, told, browser],
  '{}': [told, told, unread, told, ends, told, browser],
  null: [told, told, unread, told, ownShape, told, no('as {}: no module')],
  'array instead of object': [
    no('is a list: row {}'),
    told,
    unread,
    told,
    ownShape,
    told,
    no('as {}: no module'),
  ],
  'unknown enum': [
    heals,
    no('answers two flags: every pair of them has a meaning'),
    unread,
    heals,
    no('an unknown refusal ends the session: row 403 ×3 then ok'),
    isScript,
    isScript,
  ],
  'huge list (5,000)': [heals, oneObject, unread, oneObject, oneObject, isScript, isScript],
  'duplicate ids': [heals, oneObject, unread, oneObject, oneObject, isScript, isScript],
  'offline → online': [scenario, scenario, scenario, scenario, scenario, scenario, browser],
  'browser says offline': [
    heals,
    heals,
    heals,
    heals,
    no('is fetched whatever the browser says: column GET list'),
    no('a script element asks the network itself'),
    no('a module asks the network itself'),
  ],
  'renewal without a network': [forToken, forToken, forToken, forToken, scenario, noBearer, noBearer],
  'refused without CORS headers': [
    told,
    told,
    told,
    told,
    told,
    told,
    no('comes from the page’s own site, which needs no such headers'),
  ],
  'hidden 10 min': [notHidden, notHidden, notHidden, scenario, notHidden, notHidden, notHidden],
  'clock +2 h': [noClock, noClock, noClock, scenario, scenario, noClock, noClock],
  'clock −2 h': [noClock, noClock, noClock, scenario, scenario, noClock, noClock],
  'logout in other tab': [
    browser,
    no('as GET list'),
    browser,
    browser,
    scenario,
    no('ends with the page that asked: row unmount in flight'),
    no('ends with the page that asked: row unmount in flight'),
  ],
  'session lost meanwhile': [
    endsSession,
    endsSession,
    scenario,
    no('finds the loss while the change of column mutation is under way'),
    no('is how it is lost: row 401 always'),
    no('an open portal is under way as a change is: column mutation'),
    noBearer,
  ],
  'sign-in unavailable': [forToken, forToken, forToken, forToken, told, noBearer, noBearer],
  'storage blocked': [forToken, forToken, forToken, forToken, told, noBearer, noBearer],
  'deploy in the middle': [sameApi, sameApi, sameApi, sameApi, sameApi, no('is not ours to deploy'), browser],
  'back/forward (bfcache)': [
    browser,
    no('as GET list'),
    no('a page with a call in flight is not kept'),
    no('as GET list'),
    scenario,
    no('as GET list'),
    no('as GET list'),
  ],
  'double click': [
    scenario,
    scenario,
    scenario,
    scenario,
    notPressed,
    scenario,
    no('a link is followed once'),
  ],
  'unmount in flight': [
    scenario,
    scenario,
    scenario,
    scenario,
    no('belongs to no screen'),
    scenario,
    browser,
  ],
  'out-of-order answers': [scenario, scenario, noOrder, scenario, noOrder, noOrder, noOrder],
  'a change while it is read': [
    scenario,
    scenario,
    no('is the change'),
    scenario,
    noChange,
    noChange,
    noChange,
  ],
  'browser refuses': [
    heals,
    heals,
    heals,
    heals,
    no('reads nothing of the browser: src/auth/session.test.ts'),
    scenario,
    no('is the browser’s own to load'),
  ],
  'translated page': [heals, heals, heals, heals, no('shows nothing'), scenario, browser],
  'toggle A-B-A': [noToggle, noToggle, scenario, noToggle, noToggle, noToggle, noToggle],
  'address changes, unwritten': [
    scenario,
    no('has no search or filter: only a list’s are written into the address'),
    no('a form’s draft is stored with each key, under the form’s own name'),
    writesNothing,
    writesNothing,
    writesNothing,
    no('as GET list: the next page’s code is still to load there'),
  ],
} satisfies Record<string, Cells>;

export type Row = keyof typeof MATRIX;
export const ROWS = Object.keys(MATRIX) as Row[];

/** Returns the cell of a pair. */
export function cellOf(row: Row, target: Target): Cell {
  return MATRIX[row][TARGETS.indexOf(target)]!;
}

/** Returns the rows that are tried in jsdom for a target, with their outcomes; without scenarios, which have their own tests. */
export function casesOf(target: Target): { row: Row; outcome: Exclude<Outcome, 'scenario'> }[] {
  return ROWS.flatMap((row) => {
    const cell = cellOf(row, target);
    if ('why' in cell || cell.where === 'browser' || cell.outcome === 'scenario') return [];
    return [{ row, outcome: cell.outcome }];
  });
}

/** Returns the title of a scenario's test. Throws if that cell of the matrix is no scenario. */
export function scenarioOf(row: Row, target: Target): string {
  const cell = cellOf(row, target);
  if ('why' in cell || cell.outcome !== 'scenario') throw new Error(`${row} × ${target} is no scenario.`);
  return `survives “${row}”`;
}
