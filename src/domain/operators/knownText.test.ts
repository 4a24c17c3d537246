import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownText, WITHHELD } from './knownText';

describe('the message of a browser', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'fqdn')", 'Cannot read properties of undefined'],
    ["Cannot set properties of null (setting 'olivia')", 'Cannot set properties of null'],
    [`can't access property "fqdn", e.stack is undefined`, "can't access property …, … is undefined"],
    ["undefined is not an object (evaluating 'e.stack.fqdn')", 'undefined is not an object'],
    ['e.stack.open is not a function', '… is not a function'],
    ['(intermediate value).map is not a function', '… is not a function'],
    ['object null is not iterable (cannot read property Symbol(Symbol.iterator))', '… is not iterable'],
    ['acme is not defined', '… is not defined'],
    ["Can't find variable: acme", '… is not defined'],
    ['e.stack is undefined', '… is undefined'],
    ["Cannot access 'acme' before initialization", 'Cannot access … before initialization'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    ['too much recursion', 'Maximum call stack size exceeded'],
    ['Invalid time value', 'Invalid time value'],
    ['Invalid time zone specified: Acme/Olivia', 'Invalid time zone'],
    [`Unexpected token 'o', "olivia@acme.example" is not valid JSON`, '… is not valid JSON'],
    ['JSON.parse: unexpected character at line 1 column 1 of the JSON data', '… is not valid JSON'],
    [
      "Failed to execute 'removeChild' on 'Node': The node to be removed is",
      "Failed to execute 'removeChild' on 'Node'",
    ],
    [
      "Failed to execute 'pushState' on 'History': A history state object with URL 'x'",
      'Failed to execute …',
    ],
    ["Failed to construct 'URL': Invalid URL", 'Invalid URL'],
    [
      "This document requires 'TrustedScriptURL' assignment. The action has been blocked.",
      'TrustedScriptURL is required',
    ],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=olivia',
      'Minified React error #418',
    ],
  ])('“%s” is reported as “%s”', (said, sent) => expect(knownText(said)).toBe(sent));
});

describe('the portal’s own message', () => {
  it.each([
    ['No such choice.', 'No such choice.'],
    ['The message forms.required is not loaded.', 'The message … is not loaded.'],
    ['There is no language olivia.', 'There is no language ….'],
    ['No such choice. Olivia', WITHHELD],
    ['The message olivia', WITHHELD],
    ['olivia is not loaded.', WITHHELD],
    [' is not loaded.The message ', WITHHELD],
    // Only the beginning of a long text is looked at.
    [`${'olivia'.repeat(100)} is not defined`, WITHHELD],
    [7, WITHHELD],
    [undefined, WITHHELD],
  ])('“%s” is reported as “%s”', (said, sent) => expect(knownText(said)).toBe(sent));
});

describe('an unknown message', () => {
  it.each([
    '',
    'Something with olivia@acme.example',
    'eyJhbGciOi.eyJzdWIi.sig',
    'Request failed with status code 500',
    'kanarienvogel~9Q.secret-value-of-the-app',
    'Minified React error #eyJhbGciOi',
  ])('is withheld: %j', (said) => expect(knownText(said)).toBe(WITHHELD));

  const CANARY = 'kanarienvogel~9Q';
  const phrase = fc.constantFrom(
    'Cannot read properties of undefined (reading ',
    ' is not a function',
    'is not valid JSON',
    "Failed to execute 'removeChild' on 'Node'",
    'Minified React error #',
    'The message ',
    ' is not loaded.',
    'is undefined',
    ' ',
    '\n',
    '"',
  );
  it('is never passed on, even inside a known message', () => {
    const some = fc.array(phrase, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(some, some, (before, after) => {
        expect(knownText(`${before}${CANARY}${after}`)).not.toContain('kanarien');
      }),
    );
  });
});

// Skipped in mutation tests: Stryker changes the sources that this test reads (docs/mutants.md).
it.skipIf('STRYKER_MUTATOR_WORKER' in process.env)(
  'every fixed message of the portal’s own errors is known',
  () => {
    const folder = `${import.meta.dirname}/../..`;
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const thrown = sources.flatMap((source) =>
      [...source.matchAll(/throw new (?:Type|Range)?Error\((['`])(.+?)\1\)/g)].map(([, , text = '']) => text),
    );
    expect(thrown.length).toBeGreaterThan(8);
    for (const text of thrown) {
      const said = text.replace(/\$\{[^}]*\}/g, 'olivia');
      expect([said, knownText(said)]).toEqual([said, text.replace(/\$\{[^}]*\}/g, '…')]);
    }
  },
);
