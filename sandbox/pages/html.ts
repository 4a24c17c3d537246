// HTML for the sandbox's own pages: a template tag that escapes everything inserted.

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

/** Returns a text escaped for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Returns markup that isn't escaped: the caller vouches for it (the pages' style sheet). */
export function trusted(markup: string): Html {
  return { markup };
}

/** Template tag: escapes inserts, except markup made by this tag; false, null and undefined insert nothing. */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return { markup: parts.map((part, i) => part + (i < inserts.length ? write(inserts[i]) : '')).join('') };
}

function write(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (Array.isArray(insert)) return (insert as readonly Insert[]).map(write).join('');
  if (typeof insert === 'object') return (insert as Html).markup;
  return escapeHtml(String(insert));
}
