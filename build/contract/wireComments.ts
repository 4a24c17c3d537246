// What the comments of src/wire say of its schemas and their fields: the contract's descriptions, so that units and
// meanings are written down once.

/** 'The plans (docs/product/plans.md#fields).' gives 'The plans.': the contract is read by whoever hasn't these. */
const withoutReferences = (comment: string) =>
  comment
    .replace(/\s*\((?:see )?docs\/[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export interface WireComments {
  /** What a file begins with. */
  header: string;
  /** One line of JSDoc by the name that follows it: an exported schema, or a field. */
  named: ReadonlyMap<string, string>;
}

/** Reads a file's comments. Throws where two fields of one name have different ones: nobody could tell them apart. */
export function wireComments(source: string): WireComments {
  const [head = ''] = /^(?:\/\/.*\n)*/.exec(source) ?? [];
  const named = new Map<string, string>();
  for (const [, comment = '', name = ''] of source.matchAll(
    /\/\*\* (.+?) \*\/\s*(?:export const )?(\w+)(?=\s*[:,=}])/g,
  )) {
    const said = withoutReferences(comment);
    if ((named.get(name) ?? said) !== said)
      throw new Error(`Two comments for one name in src/wire: ${name}.`);
    named.set(name, said);
  }
  return { header: withoutReferences(head.replace(/^\/\/ ?/gm, '')), named };
}
