// The connection's form between what the server says and what the user types: a field that wasn't edited follows the server,
// so that saving takes back nothing another administrator has changed.
import { useEffect, useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useProfile } from '../../auth/useProfile';
import {
  connectionEdits,
  rebasedValues,
  type ConnectionEdits,
  type ConnectionValues,
} from '../../domain/connections/connection';
import { holdReload } from '../../browser/reloadForNewVersion';
import { useFormMemory } from '../../browser/useFormMemory';
import { connectionFormName } from './entraId';

interface ConnectionDraft {
  form: UseFormReturn<ConnectionValues>;
  /** What stands in the fields. */
  values: ConnectionValues;
  /** What is to be saved of it. */
  edits: (typed: ConnectionValues) => ConnectionEdits;
  /** After a save: takes what the fields were filled from until now, and what they are from now on. */
  follow: (from: ConnectionValues, now: ConnectionValues) => void;
}

/** What was typed, and what it was typed over. */
interface Kept {
  typed: ConnectionValues;
  from: ConnectionValues;
}

/** Takes the stack and what the server says at present. */
export function useConnectionDraft(stackId: string, server: ConnectionValues): ConnectionDraft {
  const { first, keep, forget } = useFormMemory<Kept>(connectionFormName(stackId), useProfile().sub ?? '', {
    typed: server,
    from: server,
  });
  const defaultValues = rebasedValues(first.typed, first.from, server);
  const form = useForm<ConnectionValues>({ defaultValues, shouldFocusError: false });
  const { control, getValues, reset, setValue, subscribe } = form;
  const values = useWatch({ control }) as ConnectionValues;
  const from = useRef(server);

  // In step with the tab's storage; the secret is never kept, so nothing but the user may load the page again.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const draft = { typed: { ...typed, clientSecret: '' }, from: from.current };
          if (isAlike(draft.typed, draft.from)) forget();
          else keep(draft);
        },
      }),
    [subscribe, keep, forget],
  );
  useEffect(() => holdReload(() => getValues('clientSecret') !== ''), [getValues]);

  // In step with the server, which is read again with every save.
  const present = JSON.stringify(server);
  useEffect(() => {
    const typed = getValues();
    const now = JSON.parse(present) as ConnectionValues;
    const next = rebasedValues(typed, from.current, now);
    from.current = now;
    for (const name of Object.keys(next) as (keyof ConnectionValues)[]) {
      if (!isAlike(next[name], typed[name])) setValue(name, next[name]);
    }
  }, [present, getValues, setValue]);

  return {
    form,
    values,
    edits: (typed) => connectionEdits(typed, from.current),
    follow: (old, now) => {
      from.current = now;
      reset(rebasedValues(getValues(), old, now));
    },
  };
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
