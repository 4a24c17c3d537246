// Writes the list of calls as tables in docs/product/vendor-api.md: what is sent, and what is read of the answer.
import type { JsonSchema } from '@valibot/to-json-schema';
import { operationGroups } from './document.ts';
import { answerSchemas, bodySchema, componentName } from './wireSchemas.ts';

const everyOperation = operationGroups.flatMap(({ operations }) => operations);
const shapes = answerSchemas(everyOperation);

const answerOf = new Map(everyOperation.map(({ name, answer }) => [name, answer]));

/** Returns the text with each generated part replaced: what stands between a comment `calls: …` and the next `end`. */
export function withTables(text: string): string {
  return text.replace(
    /(<!-- calls: (\w+) -->\n)[^]*?(?=<!-- end -->)/g,
    (_, begin: string, group: string) => `${begin}\n${table(group)}\n`,
  );
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;
const code = (text: string) => `\`${text}\``;

function table(group: string): string {
  const { operations = [] } = operationGroups.find(({ tag }) => tag.name === group) ?? {};
  const rows = operations.map(({ line, query = {}, body, name }) => {
    const asked = Object.keys(query).map((key) => `${key}={${key}}`);
    const sent = Object.keys((body && bodySchema(body).properties) ?? {});
    return row(code([line, ...asked].join('?')), sent.map(code).join(', '), responseOf(name));
  });
  return row('Call', 'Request', 'Response') + row('---', '---', '---') + rows.join('');
}

/** The shape of what a call answers; of a shape that several calls answer, only the first says more than its name. */
function responseOf(name: string): string {
  const answer = answerOf.get(name);
  if (answer === undefined) return 'ignored';
  const [first, ...others] = everyOperation.filter((one) => one.answer === answer);
  const component = componentName(answer);
  const shape = code(shapeOf(shapes[component] ?? {}));
  if (others.length === 0) return shape;
  return first?.name === name ? `${component}: ${shape}` : component;
}

/** `{ reasons: [{ code, name }] }`; of a plain value, nothing. */
function shapeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/.*\//, '');
  const { items, properties, additionalProperties: others, anyOf } = schema;
  if (items) return `[${shapeOf(items as JsonSchema) || '…'}]`;
  if (properties) {
    const keys = Object.entries(properties).map(([key, value]) => {
      const inside = shapeOf(value as JsonSchema);
      const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
      return inside ? `${name}: ${inside}` : name;
    });
    return `{ ${keys.join(', ')} }`;
  }
  if (typeof others === 'object') return `{ "…": ${shapeOf(others) || '…'} }`;
  return (anyOf ?? []).map((one) => shapeOf(one as JsonSchema)).find(Boolean) ?? '';
}
