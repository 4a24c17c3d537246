// The subdomain of an instance: which ones are valid, and a suggestion for a trial
// (docs/product/instance-settings.md#subdomain-form, docs/product/checkout.md#trial-in-one-step).
import { isPublicMailHost } from '../session/publicMail';
import { foreignCharacters } from '../text/foreignCharacters';
import { message, type Message } from '../../messages/t';

const SHORTEST = 4;
const LONGEST = 60;
const RANDOM_CHARACTERS = 4;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns what the user typed as it is sent: trimmed and in lower case. */
export function normaliseSubdomain(text: string): string {
  return text.trim().toLowerCase();
}

/** Returns what is wrong with a normalised subdomain, or undefined. */
export function subdomainProblem(text: string): Message | undefined {
  if (text === '') return message('forms.enterSubdomain');
  if (/[^a-z0-9-]/.test(text)) {
    return foreignCharacters(text) ?? message('forms.subdomainCharacters');
  }
  if (text.startsWith('-') || text.endsWith('-')) return message('forms.subdomainHyphens');
  if (text.length < SHORTEST) return message('forms.atLeast', { count: SHORTEST });
  if (text.length > LONGEST) return message('forms.atMost', { count: LONGEST });
  return undefined;
}

/** Returns a valid subdomain derived from the user's e-mail. `random` returns numbers in [0, 1). */
export function suggestSubdomain(email: string, random: () => number): string {
  const room = LONGEST - RANDOM_CHARACTERS - 1;
  const stem = label(whoseInstance(email)).slice(0, room).replace(/-$/, '') || 'prtg';
  const suffix = Array.from({ length: RANDOM_CHARACTERS }, () => randomCharacter(random));
  return `${stem}-${suffix.join('')}`;
}

function randomCharacter(random: () => number): string {
  return ALPHABET.charAt(Math.floor(random() * ALPHABET.length)) || 'a';
}

/** Returns the text in lower case, without accents; anything else a label can't contain becomes a hyphen. */
function label(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Labels between a company's name and its country, such as `co` in acme.co.uk. */
const SECOND_LEVEL = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'or', 'org']);

/** Returns the company's part of an e-mail address, or the local part (without a +tag) at a public mail host. */
function whoseInstance(email: string): string {
  const at = email.lastIndexOf('@');
  const local = (at === -1 ? email : email.slice(0, at)).split('+', 1)[0] ?? '';
  const host =
    at === -1
      ? ''
      : email
          .slice(at + 1)
          .trim()
          .toLowerCase();
  return isPublicMailHost(host) ? local : companyOf(host) || local;
}

function companyOf(host: string): string {
  const labels = host.split('.').slice(0, -1);
  const last = labels.at(-1) ?? '';
  return SECOND_LEVEL.has(last) ? (labels.at(-2) ?? last) : last;
}
