// Converts the schemas of src/wire to JSON Schema, with the wire's names and as the vendor is meant to send the data: the
// contract doesn't promise that the portal tolerates more (docs/product/vendor-api.md#incomplete-records).
import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import humps from 'humps';
import type * as v from 'valibot';
import type { Schema } from '../../src/wire/schema.ts';
import { wireComments } from './wireComments.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/wire/*.ts', '!../../src/wire/{schema,stored}.ts', '!../../src/wire/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../../src/wire/*.ts', '!../../src/wire/{schema,stored}.ts', '!../../src/wire/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** A schema that the document can refer to: `subscription` of src/wire becomes `Subscription`. */
interface Component {
  name: string;
  file: string;
  schema: Schema<unknown>;
}

const exported: readonly Component[] = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, schema]) => ({ name, file, schema: schema as Schema<unknown> })),
);

/** Returns a schema's name in the document: `subscription` becomes `Subscription`. */
export const componentName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the document's reference to a schema of src/wire. */
export const referenceTo = (name: string) => `#/components/schemas/${componentName(name)}`;

/** Returns the schemas of these answers, by name. Throws for one that src/wire doesn't export. */
export function answerSchemas(
  calls: readonly { answer?: string; keepsKeys: boolean }[],
): Record<string, JsonSchema> {
  const used = [...new Set(calls.flatMap(({ answer }) => answer ?? []))].map((name) => {
    const component = exported.find((one) => one.name === name);
    if (!component) throw new Error(`A call answers ${name}, which is no schema of src/wire.`);
    return component;
  });
  const kept = new Set(calls.flatMap(({ answer, keepsKeys }) => (keepsKeys ? (answer ?? []) : [])));
  const written = toJsonSchemaDefs(Object.fromEntries(used.map(({ name, schema }) => [name, schema])), {
    target: 'draft-2020-12',
    // The last schema of a pipe describes what the vendor sends; the transforms after it are the portal's own.
    typeMode: 'output',
    ignoreActions: ['transform', 'check', 'finite'],
    overrideRef: ({ referenceId }) => referenceTo(referenceId),
    overrideSchema: ({ valibotSchema, jsonSchema }) => withNulls(valibotSchema, jsonSchema),
  });
  return Object.fromEntries(
    used
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, file }) => {
        const { header, schemas, fields } = wireComments(sources[file] ?? '');
        const inWireNames = described(written[name] ?? {}, fields, kept.has(name) ? sameName : wireName);
        return [componentName(name), { description: schemas.get(name) ?? header, ...inWireNames }];
      }),
  );
}

/** Returns the JSON Schema of a body that the portal sends, with its names unchanged. */
export function bodySchema(body: v.GenericSchema): JsonSchema {
  const schema = toJsonSchema(body, {
    target: 'draft-2020-12',
    overrideSchema: ({ jsonSchema }) => withoutNothing(jsonSchema),
  });
  delete schema.$schema;
  return schema;
}

/** Drops an empty list of required fields. */
const withoutNothing = ({ required, ...schema }: JsonSchema): JsonSchema =>
  required?.length ? { ...schema, required } : schema;

const OPTIONAL = new Set(['optional', 'exact_optional']);

/** A field that may be absent may be null as well (docs/product/vendor-api.md#nulls). */
function withNulls(
  valibotSchema: { type: string; entries?: unknown },
  { default: _, propertyNames: __, ...rest }: JsonSchema,
): JsonSchema {
  const jsonSchema = withoutNothing(rest);
  const entries = (valibotSchema.entries ?? {}) as Record<string, v.GenericSchema>;
  if (!jsonSchema.properties) return jsonSchema;
  const properties = Object.entries(jsonSchema.properties).map(([key, property]) => [
    key,
    OPTIONAL.has(entries[key]?.type ?? '') ? orNull(property as JsonSchema) : property,
  ]);
  return { ...jsonSchema, properties: Object.fromEntries(properties) as JsonSchema['properties'] };
}

function orNull({ enum: _known, ...schema }: JsonSchema): JsonSchema {
  // A value that the portal doesn't know counts as absent, so the vendor may send others than those listed.
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] };
}

/** `natsEnabled` becomes `nats_enabled`. */
const wireName = (key: string) => humps.decamelize(key);
const sameName = (key: string) => key;

/** Returns a copy with fields renamed by `rename` and described by their comments. */
function described<Part>(
  part: Part,
  comments: ReadonlyMap<string, string>,
  rename: (key: string) => string,
): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => described(one, comments, rename)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]: [string, unknown]): [string, unknown] => {
    if (key === 'required') return [key, (value as string[]).map(rename)];
    if (key !== 'properties') return [key, described(value, comments, rename)];
    const properties = Object.entries(value as Record<string, JsonSchema>).map(([name, property]) => {
      const comment = comments.get(name);
      const inside = described(property, comments, rename);
      return [rename(name), { ...inside, ...(comment !== undefined && { description: comment }) }];
    });
    return [key, Object.fromEntries(properties)];
  });
  return Object.fromEntries(entries) as Part;
}
