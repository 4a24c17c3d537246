// HTML for the sandbox's own pages: a template that escapes whatever is put into it.

/** Markup that is already safe. */
export interface Html {
  readonly markup: string;
}

type Insert = Html | string | number | boolean | null | undefined | readonly Insert[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Markup the caller answers for: style sheets and scripts of this folder. */
export function trusted(markup: string): Html {
  return { markup };
}

/** Template tag: inserts are escaped, except markup made by this tag; false, null and undefined leave nothing. */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return { markup: parts.map((part, i) => part + (i < inserts.length ? write(inserts[i]) : '')).join('') };
}

function write(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (Array.isArray(insert)) return (insert as readonly Insert[]).map(write).join('');
  if (typeof insert === 'object') return (insert as Html).markup;
  return escapeHtml(String(insert));
}
