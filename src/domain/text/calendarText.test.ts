import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarLine, calendarText, folded } from './calendarText';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
/** Encodes a text as UTF-8 and decodes it again: a part with half a surrogate pair comes back changed. */
const written = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

describe('folding a line of a calendar file', () => {
  it.each([
    ['a short line', 'SUMMARY:acme', 'SUMMARY:acme'],
    ['75 octets', 'x'.repeat(75), 'x'.repeat(75)],
    ['76 octets', 'x'.repeat(76), `${'x'.repeat(75)}\r\n x`],
    ['more than two lines', 'x'.repeat(150), `${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`],
    ['characters of two octets', 'ä'.repeat(38), `${'ä'.repeat(37)}\r\n ä`],
    ['characters of four octets', '💡'.repeat(19), `${'💡'.repeat(18)}\r\n 💡`],
    ['a limit after a character of one octet', '\u007f'.repeat(75), '\u007f'.repeat(75)],
    ['a limit within a character of two octets', '\u0080'.repeat(38), `${'\u0080'.repeat(37)}\r\n \u0080`],
    ['a limit after a character of two octets', '\u07ff'.repeat(37), '\u07ff'.repeat(37)],
    ['a limit within a character of three octets', '\u0800'.repeat(26), `${'\u0800'.repeat(25)}\r\n \u0800`],
    ['a limit after a character of three octets', '\uffff'.repeat(26), `${'\uffff'.repeat(25)}\r\n \uffff`],
    ['characters of three octets', '\uffff'.repeat(25), '\uffff'.repeat(25)],
    [
      'a limit within a character of four octets',
      '\u{10000}'.repeat(19),
      `${'\u{10000}'.repeat(18)}\r\n \u{10000}`,
    ],
    ['several lines', `${'x'.repeat(76)}\r\ny\r\n`, `${'x'.repeat(75)}\r\n x\r\ny\r\n`],
    ['an empty text', '', ''],
  ])('is right for %s', (_what, lines, expected) => expect(folded(lines)).toBe(expected));

  it('leaves no line above 75 octets, splits no character, and is reversible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        for (const part of folded(line).split('\r\n')) {
          expect(octets(part)).toBeLessThanOrEqual(75);
          expect(written(part)).toBe(part);
        }
        expect(unfolded(folded(line))).toBe(line);
      }),
    );
  });
});

describe('a text in a calendar event', () => {
  it.each([
    ['line breaks', 'a\nb', 'a\nb', 'a b'],
    ['other systems’ line breaks', 'a\r\nb\rc', 'a\nb\nc', 'a b c'],
    ['a tab', 'a\tb', 'a\tb', 'a b'],
    ['control characters', 'a\u0000b\u001bc\u007fd\u0085e', 'a b c d e', 'a b c d e'],
    ['characters that are escaped later', 'a,b;c\\d"e:', 'a,b;c\\d"e:', 'a,b;c\\d"e:'],
    ['surrounding spaces', '  a  b ', '  a  b ', 'a b'],
  ])('is cleaned up correctly: %s', (_what, text, lines, line) => {
    expect(calendarText(text)).toBe(lines);
    expect(calendarLine(text)).toBe(line);
  });
});
