// What was typed into a form survives an error, a login in the middle and a reload: it is kept for this tab and this user
// until the form has done its work or the user logs out. A form leaves secrets out of its values.
import { useEffect, useMemo, useRef, useState } from 'react';
import { readKept, writeKept } from './keptForUser';
import { holdReload } from './reloadForNewVersion';

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
  const [first] = useState(() => readKept('tab', form, user, initial));
  const unchanged = JSON.stringify(initial);
  const isDirty = useRef(false);

  // In step with who would load the page again.
  useEffect(() => holdReload(() => isDirty.current), []);

  const memory = useMemo(() => {
    const keep = (values: Values | undefined) => {
      isDirty.current = values !== undefined && JSON.stringify(values) !== unchanged;
      writeKept('tab', form, user, isDirty.current ? values : undefined);
    };
    return { keep, forget: () => keep(undefined) };
  }, [form, user, unchanged]);
  return { first, ...memory };
}

/** What a form of this name was about is gone. */
export function forgetForm(form: string): void {
  writeKept('tab', form, '', undefined);
}
