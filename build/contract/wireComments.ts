// Reads the comments of src/wire on its schemas and their fields, which become the contract's descriptions, so that units and
// meanings are written down only once.

/** 'The plans (docs/product/plans.md#fields).' becomes 'The plans.': the contract's readers don't have these documents. */
const withoutReferences = (comment: string) =>
  comment
    .replace(/\s*\((?:see )?docs\/[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The comments of one file of src/wire. */
export interface WireComments {
  /** The comment at the top of the file. */
  header: string;
  /** One-line JSDoc comments, by the name of the exported schema that follows. */
  schemas: ReadonlyMap<string, string>;
  /** One-line JSDoc comments, by the name of the field that follows. */
  fields: ReadonlyMap<string, string>;
}

/** Returns a file's comments. Throws if fields of the same name have different comments: they are looked up by name alone. */
export function wireComments(source: string): WireComments {
  const [head = ''] = /^(?:\/\/.*\n)*/.exec(source) ?? [];
  const [schemas, fields] = [new Map<string, string>(), new Map<string, string>()];
  for (const [, comment = '', exported, name = ''] of source.matchAll(
    /\/\*\* (.+?) \*\/\s*(export const )?(\w+)(?=\s*[:,=}])/g,
  )) {
    const said = withoutReferences(comment);
    const named = exported ? schemas : fields;
    if ((named.get(name) ?? said) !== said)
      throw new Error(`Two comments for one name in src/wire: ${name}.`);
    named.set(name, said);
  }
  return { header: withoutReferences(head.replace(/^\/\/ ?/gm, '')), schemas, fields };
}
