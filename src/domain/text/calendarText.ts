// Cleans the texts and folds the lines of an iCalendar file (RFC 5545): what the library that writes it doesn't do, or does
// too slowly (docs/decisions.md).

/** The most octets a line may have, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A text may hold no control characters but tab and line feed (RFC 5545, 3.3.11). */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Replaces characters that an event must not contain by spaces; line breaks stay. The text still has to be escaped. */
export function calendarText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ');
}

/** Like `calendarText`, but returns a single line. */
export function calendarLine(text: string): string {
  return calendarText(text).replace(/\s+/g, ' ').trim();
}

/** Folds lines that end with CR LF: a line that is too long continues on the next one, after a space. */
export function folded(lines: string): string {
  return lines.split('\r\n').map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  let text = '';
  let from = 0;
  let octets = 0;
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at) ?? 0;
    const size = octetsOf(code);
    if (octets + size > LINE_OCTETS) {
      text += `${line.slice(from, at)}\r\n `;
      from = at;
      octets = 1;
    }
    octets += size;
    at += code > 0xffff ? 2 : 1;
  }
  return text + line.slice(from);
}

/** Returns a code point's length in UTF-8. Half a surrogate pair is encoded as U+FFFD, which also takes three octets. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
