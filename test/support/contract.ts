// Validates requests and answers against the contract with the vendor (docs/vendor-api.openapi.json).
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  operationId: string;
  description: string;
  parameters?: (Partial<{ $ref: string; name: string; in: string; schema: JsonSchema }> | undefined)[];
  requestBody?: Content;
  responses: Record<string, (Content & { $ref?: string }) | undefined>;
  'x-rate': object;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const CONTRACT_FILE = `${import.meta.dirname}/../../docs/vendor-api.openapi.json`;

const ROOT = 'contract';
const document = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as Contract;
// Not strict: the document contains keywords that ajv doesn't know.
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, ROOT);

/** A call as the contract describes it. */
export interface ContractCall {
  /** 'GET /customer/invoices/{invoiceId}' */
  line: string;
  method: string;
  path: string;
  operation: Operation;
  /** The request body's schema; undefined if the call has no body. */
  body: JsonSchema | undefined;
  /** The names of the query parameters. */
  query: readonly string[];
}

export const contractCalls: readonly ContractCall[] = Object.entries(document.paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path}`,
      method,
      path,
      operation,
      body: operation.requestBody?.content?.['application/json']?.schema,
      query: (operation.parameters ?? []).flatMap((one) =>
        one?.in === 'query' && one.name !== undefined ? [one.name] : [],
      ),
    })),
);

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns one line for each way in which a value violates the schema at this path of the document. */
function problems(place: readonly string[], value: unknown): string[] {
  const validate = ajv.getSchema(`${ROOT}#/${place.map(escaped).map(encodeURIComponent).join('/')}`);
  if (!validate) throw new Error(`The contract has no schema at ${place.join(' ')}.`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const JSON_SCHEMA = ['content', 'application/json', 'schema'];

/** Returns what is wrong with a request body of this call. */
export function bodyProblems({ path, method }: ContractCall, body: unknown): string[] {
  return problems(['paths', path, method, 'requestBody', ...JSON_SCHEMA], body);
}

/** Returns what is wrong with an answer to this call. */
export function answerProblems(
  call: ContractCall,
  { status, body }: { status: number; body: unknown },
): string[] {
  const { responses } = call.operation;
  const range = `${String(status).charAt(0)}XX`;
  const key = responses[status] ? String(status) : range;
  const response = responses[key];
  if (!response) return [`${status} isn't among the answers`];
  if (response.$ref) return problems([...response.$ref.slice(2).split('/'), ...JSON_SCHEMA], body);
  return response.content
    ? problems(['paths', call.path, call.method, 'responses', key, ...JSON_SCHEMA], body)
    : [];
}

/** One value of each kind. */
const KINDS: readonly unknown[] = ['', 'not-of-the-list', -1.5, true, null, [], [null], {}, { odd: 1 }];

const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** Returns bodies that differ from this one in a single value, at any depth, and each violate the contract. */
export function violations(call: ContractCall, body: unknown): unknown[] {
  return variations(call.body ?? {}, body).filter((one) => bodyProblems(call, one).length > 0);
}

function variations(schema: JsonSchema, value: unknown): unknown[] {
  const others = [...KINDS];
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[];
    if (first === undefined) return others;
    return [...others, ...variations(schema.items ?? {}, first).map((one) => [one, ...rest])];
  }
  if (typeof value !== 'object' || value === null) return others;
  const inside = Object.entries(value).flatMap(([key, part]) =>
    variations(schema.properties?.[key] ?? {}, part).map((one) => ({ ...value, [key]: one })),
  );
  const lacking = Object.keys(value).map((key) => without(value, key));
  return [...others, ...inside, ...lacking, { ...value, odd: 1 }];
}
