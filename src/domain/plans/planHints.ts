// One line about a plan or a size, from the configuration (docs/product/plans.md#hints).

type Lines = Readonly<Record<string, string>>;

/** The lines by name, either for every language or by the languages' codes. */
export type PlanHints = Lines | Readonly<Record<string, Lines>>;

/** Returns the lines for a language: without its own the English ones, without those the first. */
export function hintsIn(hints: PlanHints, language: string): Lines {
  return isForAll(hints) ? hints : (hints[language] ?? hints.en ?? Object.values(hints)[0] ?? {});
}

function isForAll(hints: PlanHints): hints is Lines {
  return Object.values(hints).every((line) => typeof line === 'string');
}
