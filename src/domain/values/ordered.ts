// The order of everything that is listed by a name, a number or a date.

/** What of a row it is ordered by: a text as people order them, or a number. */
export type OrderKey<Row> = (row: Row) => string | number;

/**
 * Returns the rows sorted by their first key, equal ones by the next; stable.
 * Texts: capitals and accents aside, Ø as O, 'stack-2' before 'stack-10'. Quick with ten thousand rows.
 */
export function ordered<Row>(
  rows: readonly Row[],
  [key, ...others]: readonly OrderKey<Row>[],
  isDescending = false,
): Row[] {
  if (!key) return [...rows];
  const before = others.length > 0 ? ordered(rows, others, isDescending) : rows;
  // Each row's key is made once.
  const keyed = before.map((row) => ({ row, key: comparable(key(row)) }));
  const [rising, falling] = isDescending ? [1, -1] : [-1, 1];
  keyed.sort((a, b) => (a.key < b.key ? rising : a.key > b.key ? falling : 0));
  return keyed.map(({ row }) => row);
}

function comparable(key: string | number): string | number {
  return typeof key === 'string' ? sortKey(key) : key;
}

/** Before each number stands how many digits it has. By hand: `replace` with a function takes three times as long. */
function sortKey(text: string): string {
  const small = /^[ -~]*$/.test(text) ? text.toLowerCase() : withoutAccents(text);
  let key = '';
  for (let start = 0, end = 0; start < small.length; start = end) {
    const isNumber = isDigit(small, start);
    while (isNumber && small[start] === '0' && isDigit(small, start + 1)) start += 1;
    end = start + 1;
    while (end < small.length && isDigit(small, end) === isNumber) end += 1;
    key += (isNumber ? String.fromCharCode(DIGIT_ZERO + end - start) : '') + small.slice(start, end);
  }
  return key;
}

/** Small letters that Unicode doesn't take apart, as a dictionary sorts them. */
const LETTERS = 'æ=ae œ=oe ß=ss þ=th ø=o đ=d ð=d ł=l ħ=h ı=i ŧ=t ŋ=n';
const PLAIN = new Map(LETTERS.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)]));

function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, (letter) => PLAIN.get(letter) ?? letter);
}

const DIGIT_ZERO = 48;

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= DIGIT_ZERO && code < DIGIT_ZERO + 10;
}
