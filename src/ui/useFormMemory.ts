// What was typed into a form survives an error, a login in the middle and a reload: it is kept for this tab and this user
// until the form has done its work or the user logs out. Never a secret, and no token: a form leaves those out of its values.
import { useEffect, useMemo, useRef, useState } from 'react';
import { holdReload } from './reloadForNewVersion';

const PREFIX = 'portal-form:';

export interface FormMemory<Values> {
  /** What the form begins with: what was typed, else its initial values. */
  first: Values;
  /** To be told at every change. */
  keep: (values: Values) => void;
  /** The form has done its work. */
  forget: () => void;
}

/** Takes the form's name, unique by what it is about; the user's `sub`; and its values where nothing was typed. */
export function useFormMemory<Values>(form: string, user: string, initial: Values): FormMemory<Values> {
  const key = PREFIX + form;
  const [first] = useState(() => read(key, user, initial));
  const unchanged = JSON.stringify(initial);
  const isDirty = useRef(false);

  // In step with who would load the page again.
  useEffect(() => holdReload(() => isDirty.current), []);

  const memory = useMemo(() => {
    const forget = () => {
      isDirty.current = false;
      write(key, undefined);
    };
    const keep = (values: Values) => {
      if (JSON.stringify(values) === unchanged) {
        forget();
        return;
      }
      isDirty.current = true;
      write(key, JSON.stringify({ user, values }));
    };
    return { keep, forget };
  }, [key, user, unchanged]);
  return { first, ...memory };
}

/** What this user left under a name that is no form's; `initial` where there is nothing of its shape. */
export function remembered<Values>(name: string, user: string, initial: Values): Values {
  return read(PREFIX + name, user, initial);
}

/** Keeps it as what was typed into a form is kept; undefined forgets it. */
export function remember(name: string, user: string, values: unknown): void {
  write(PREFIX + name, values === undefined ? undefined : JSON.stringify({ user, values }));
}

/** What a form of this name was about is gone. */
export function forgetForm(form: string): void {
  write(PREFIX + form, undefined);
}

/** Nothing that was typed is left, but what this user typed, if there is one: by `sub`. */
export function forgetForms(user?: string): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX) && (user === undefined || keptIn(key)?.user !== user))
        window.sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function read<Values>(key: string, user: string, initial: Values): Values {
  const kept = keptIn(key);
  return kept?.user === user && isAlike(kept.values, initial) ? (kept.values as Values) : initial;
}

function keptIn(key: string): { user?: unknown; values?: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked: a reload begins anew.
  }
}

/** Whether it has the same form: another version of the portal may have kept it. */
function isAlike(kept: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(kept) && kept.every((one) => typeof one === 'string');
  if (typeof initial !== 'object' || initial === null) return typeof kept === typeof initial;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(initial).every(([name, value]) => isAlike((kept as Record<string, unknown>)[name], value))
  );
}
