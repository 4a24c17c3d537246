// Texts and lines of an iCalendar file (RFC 5545), where the library that writes it leaves something to do
// (docs/decisions.md).

/** A line has at most so many octets, its end not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A text may hold no control characters but tab and line feed (RFC 5545, 3.3.11). */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Returns a text that an event may hold, its lines kept. It still has to be escaped. */
export function calendarText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ');
}

/** The same in one line. */
export function calendarLine(text: string): string {
  return calendarText(text).replace(/\s+/g, ' ').trim();
}

/** Returns lines, each with its end (CR LF), folded: what is longer than a line goes on in the next one, after a space. */
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

/** Of a character in UTF-8; half of one becomes a replacement character there, which takes three as well. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
