// Characters that a domain can’t hold, or not beside its others, though they may look right
// (docs/product/enterprise-connection.md#foreign-characters).
import { message, type Message } from '../../messages/t';

/** Typographic signs, and the full-width forms of letters, digits and signs. */
const SIGN = /[\uFF01-\uFF65]|[^\p{L}\p{M}\p{N}\p{ASCII}\s]/u;
const LETTER = /\p{L}/u;
/** The scripts whose letters look alike; the first that a domain has is the domain’s own. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const ANY_OTHER = SCRIPTS.length;

/** Returns what names each foreign character of a domain, or of a part of one; undefined if there is none. */
export function foreignCharacters(domain: string): Message | undefined {
  const own = Math.min(...scriptsOf(domain));
  const foreign = domain
    .normalize('NFC')
    .split('.')
    .flatMap((label) => {
      // A part in, say, Japanese can stand beside a Latin ending.
      const isElsewhere = Math.min(...scriptsOf(label)) === ANY_OTHER;
      return Array.from(label).filter(
        (one) => SIGN.test(one) || (!isElsewhere && LETTER.test(one) && scriptOf(one) !== own),
      );
    });
  if (foreign.length === 0) return undefined;
  return message('forms.foreignCharacters', { characters: [...new Set(foreign)].map(withCode) });
}

function scriptsOf(text: string): number[] {
  return Array.from(text)
    .filter((one) => LETTER.test(one))
    .map(scriptOf);
}

function scriptOf(letter: string): number {
  const index = SCRIPTS.findIndex((script) => script.test(letter));
  return index === -1 ? ANY_OTHER : index;
}

/** Returns 'с (U+0441)': the code tells it from the character that it looks like. */
function withCode(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${character} (U+${code})`;
}
