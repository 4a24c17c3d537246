// The one way to make a form (docs/product/interface.md#problems): React Hook Form, with a draft that survives leaving
// and reloading, the problem of each field, and the server's errors at the fields that they are about.
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { forgetDraft, storeDraft, readDraft } from '../../browser/storage/userStorage';
import { useHoldReload } from '../../browser/reload/reloadForNewVersion';
import { isAlike, rebased } from '../../domain/values/rebased';

/** One sentence for each field that has a problem. */
type Problems<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string | undefined>>;

interface KeptFormOptions<Values extends FieldValues> {
  /** The draft's name, unique to the form and the object that it changes. */
  name: string;
  /** The draft's owner: the user's `sub`. */
  user: string | undefined;
  /** The values of unedited fields. When it changes, unedited fields follow. */
  base: Values;
  /** The fields' labels, in the order of the page. */
  labels: Partial<Record<FieldPath<Values>, string>>;
  /** Returns the problems that keep the form from being submitted. */
  check: (values: Values) => Problems<Values>;
  /** Returns the problems shown while typing before the first submit; after it, those of `check` are shown. */
  mistakes?: (values: Values) => Problems<Values>;
  /** Text fields that the draft leaves out. */
  secrets?: readonly FieldPath<Values>[];
}

/** A form with its values, its problems and its draft. */
export interface DraftForm<Values extends FieldValues> {
  methods: UseFormReturn<Values>;
  /** The fields' current values. */
  values: Values;
  labels: KeptFormOptions<Values>['labels'];
  /** The problems that the fields show. */
  problems: Problems<Values>;
  /** Returns the values of unedited fields. */
  base: () => Values;
  /** Shows the server's message at a field until the field is edited, and focuses the field. */
  refuse: (name: FieldPath<Values>, message: string) => void;
  /** To be called after a save: fields that weren't edited since `sent` get the value of `now`. */
  settle: (sent: Values, now: Values) => void;
  /** Deletes the draft, also when the form is no longer shown. */
  forget: () => void;
}

/** Returns a form for `Form`, `TextInput` and `useField`. */
export function useDraftForm<Values extends FieldValues>(
  options: KeptFormOptions<Values>,
): DraftForm<Values> {
  const { name, user = '', base, labels, check, mistakes, secrets = [] } = options;
  const [draft] = useState(() => readDraft(name, user, base));
  const from = useRef(base);
  const methods = useForm<Values>({
    defaultValues: (draft ? rebased(draft.typed, draft.from, base) : base) as DefaultValues<Values>,
    shouldFocusError: false,
    resolver: resolverOf(check),
  });
  const { control, formState, getValues, reset, setError, setValue, subscribe } = methods;
  const values = useWatch({ control }) as Values;

  // Keeps the draft in the tab's storage up to date.
  const secretNames = secrets.join(' ');
  useEffect(() => {
    const store = (typed: Values) => {
      const stored = withoutSecrets(typed, secretNames);
      if (isAlike(stored, from.current)) forgetDraft(name);
      else storeDraft(name, user, { typed: stored, from: from.current });
    };
    if (draft) store(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values: typed }) => store(typed) });
  }, [name, user, draft, secretNames, getValues, subscribe]);

  // A reload would lose the secrets and, where storage is blocked, the draft.
  useHoldReload(() => !isAlike(getValues(), from.current));

  // Follows the server's values, which are read again after every save.
  const present = JSON.stringify(base);
  useEffect(() => {
    const now = JSON.parse(present) as Values;
    if (isAlike(now, from.current)) return;
    const typed = getValues();
    const next = rebased(typed, from.current, now);
    from.current = now;
    for (const field of Object.keys(next) as FieldPath<Values>[]) {
      if (!isAlike(next[field], typed[field])) setValue(field, next[field]);
    }
    if (isAlike(next, now)) forgetDraft(name);
  }, [present, name, getValues, setValue]);

  return {
    methods,
    values,
    labels,
    problems: mistakes
      ? (formState.isSubmitted ? check : mistakes)(values)
      : messagesOf(formState.errors, () => check(values)),
    base: () => from.current,
    refuse: (field, message) => setError(field, { type: 'server', message }, { shouldFocus: true }),
    settle: (sent, now) => {
      from.current = now;
      reset(rebased(getValues(), sent, now));
    },
    forget: () => forgetDraft(name),
  };
}

function resolverOf<Values extends FieldValues>(check: (values: Values) => Problems<Values>) {
  const resolver: Resolver<Values> = (values) => {
    const wrong = Object.entries(check(values)).filter(([, message]) => message !== undefined);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'check', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  return resolver;
}

/** Returns the messages to show: those of `check` again, in the current language; the server's as they were received. */
function messagesOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  check: () => Problems<Values>,
): Problems<Values> {
  const entries = Object.entries(errors) as [FieldPath<Values>, { type?: string; message?: string }][];
  const now: Problems<Values> = entries.some(([, { type }]) => type === 'check') ? check() : {};
  const messages = entries.map(([field, { type, message }]) => [
    field,
    (type === 'check' ? now[field] : undefined) ?? message,
  ]);
  return Object.fromEntries(messages) as Problems<Values>;
}

function withoutSecrets<Values extends FieldValues>(typed: Values, names: string): Values {
  return names === ''
    ? typed
    : { ...typed, ...Object.fromEntries(names.split(' ').map((name) => [name, ''])) };
}
