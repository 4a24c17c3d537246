// Error messages as far as operators may see them (docs/product/error-reports.md#texts). A message may contain anything: an id,
// an e-mail address, user input or text from the server. So none is passed on: one of the fixed texts below is sent instead,
// if the message matches one that browsers or the portal are known to use.

/** Sent in place of every unknown message. The stack still shows where the error occurred. */
export const WITHHELD = '(withheld)';

/** A message's pattern, and the text sent for it. `$1` stands for one of a few words that the pattern lists, or a number. */
const KNOWN: readonly (readonly [said: RegExp, sent: string])[] = [
  // Chromium, then Firefox, then Safari, where they differ.
  [/^Cannot (read|set) properties of (undefined|null)\b/, 'Cannot $1 properties of $2'],
  [/^can't access property .*\bis (undefined|null)$/, "can't access property …, … is $1"],
  [/^can't (convert|assign|define|delete)\b/, "can't $1 …"],
  [/^(undefined|null) is not an object\b/, '$1 is not an object'],
  [/^Right side of assignment cannot be destructured/, 'Right side of assignment cannot be destructured'],
  [/^Cannot destructure property\b/, 'Cannot destructure property …'],
  [/^Cannot convert undefined or null to object$/, 'Cannot convert undefined or null to object'],
  [/\bis not (a function|a constructor|iterable|an object|defined|extensible|valid JSON)\b/, '… is not $1'],
  [/^Can't find variable:/, '… is not defined'],
  [/\bis (undefined|null)$/, '… is $1'],
  [/^Cannot access .* before initialization$/, 'Cannot access … before initialization'],
  [/^can't access lexical declaration\b/, 'Cannot access … before initialization'],
  [/^Assignment to constant variable\.$|^invalid assignment to const\b/, 'Assignment to constant variable.'],
  [
    /^Attempted to assign to readonly property\.$|^Cannot assign to read only property\b/,
    'Read-only property',
  ],
  [/^Maximum call stack size exceeded|^too much recursion$/, 'Maximum call stack size exceeded'],
  [/^Array buffer allocation failed|^out of memory$/i, 'Out of memory'],
  [/^(?:Invalid array length|invalid array length|Array size is not)/, 'Invalid array length'],
  [/^(?:Invalid time value|date value is not finite|Invalid Date)\b/, 'Invalid time value'],
  [/^Invalid time zone specified\b|^invalid time zone\b/, 'Invalid time zone'],
  [/^(?:Incorrect locale information provided|invalid language tag)\b/, 'Invalid language tag'],
  [/^(?:Unexpected end of JSON input|JSON\.parse:|JSON Parse error:)/, '… is not valid JSON'],
  [/^Unexpected (?:token|end of input|identifier|string|number)\b/, 'Unexpected token'],
  [
    /^(?:Converting circular structure to JSON|cyclic object value|JSON\.stringify cannot serialize cyclic)/,
    'Cyclic object',
  ],
  [
    /^Do not know how to serialize a BigInt|^BigInt value can't be serialized/,
    'A BigInt can’t be serialized',
  ],
  [/^Cannot mix BigInt|^can't convert BigInt/, 'A BigInt beside another number'],
  [/^Reduce of empty array|^reduce of empty array/, 'Reduce of empty array with no initial value'],
  [/^Illegal (invocation|constructor)\b/, 'Illegal $1'],
  [/^Class extends value\b/, 'Class extends a value that is no class'],
  [/^URI malformed$|^malformed URI sequence$|^URI error$/, 'URI malformed'],
  [/^(?:Failed to construct 'URL': )?Invalid URL\b|^URL constructor:/, 'Invalid URL'],
  [
    /^Failed to execute '(removeChild|insertBefore|appendChild)' on 'Node'/,
    "Failed to execute '$1' on 'Node'",
  ],
  [/^Node\.(removeChild|insertBefore|appendChild):/, "Failed to execute '$1' on 'Node'"],
  [/^The object can not be found here\.$/, 'The object can not be found here.'],
  [/^Failed to execute '/, 'Failed to execute …'],
  [/^Failed to (construct|read|set|parse)\b/, 'Failed to $1 …'],
  [/^This document requires '(TrustedHTML|TrustedScript|TrustedScriptURL)' assignment/, '$1 is required'],
  [/^The operation is insecure\.$|^Access is denied\b/, 'The operation is insecure.'],
  [/\bexceeded the quota\b|^The quota has been exceeded/, 'The quota has been exceeded'],
  [/^Minified (React|MUI|Emotion) error #(\d{1,4})\b/, 'Minified $1 error #$2'],
  [/^MUI: .*Minified MUI error #(\d{1,4})\b/, 'Minified MUI error #$1'],
];

/** The portal's own messages, verbatim; a pair is the text before and after a name. A test checks them against the source. */
const OWN: readonly (string | readonly [start: string, end: string])[] = [
  'A card stands in a CardGrid.',
  'A setting is read by a function.',
  'index.html has no root element.',
  'No call before connectAuth.',
  'No such choice.',
  'Not a script of the portal.',
  'Not a usable identifier.',
  'useSession needs a SessionProvider above it.',
  'useToast needs a ToastProvider above it.',
  ['The message ', ' is not loaded.'],
  ['There is no language ', '.'],
];

const LONGEST = 500;

/** Returns the text to send for an error's message, which code may have set to any value. */
export function knownText(said: unknown): string {
  const text = typeof said === 'string' ? said.slice(0, LONGEST) : '';
  for (const own of OWN) {
    if (own === text) return own;
    if (typeof own !== 'string' && text.startsWith(own[0]) && text.endsWith(own[1])) return own.join('…');
  }
  for (const [pattern, sent] of KNOWN) {
    const found = pattern.exec(text);
    if (found) return sent.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return WITHHELD;
}
