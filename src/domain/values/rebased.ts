// Merges a form's edits with newer server data: a field that wasn't edited follows the server.

/** Returns `now` with the edited fields, those that differ between `typed` and `from`, as they were typed. */
export function rebased<Values extends object>(typed: Values, from: Values, now: Values): Values {
  const edited = (Object.keys(typed) as (keyof Values)[]).filter((name) => !isAlike(typed[name], from[name]));
  return { ...now, ...Object.fromEntries(edited.map((name) => [name, typed[name]])) };
}

/** Whether two values have the same content. */
export function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
