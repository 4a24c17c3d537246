// The contract with the vendor as an OpenAPI document (docs/product/vendor-api.md#the-contract), generated from the list of calls
// and from what src/api reads of each answer.
import { version } from '../../package.json';
import { apiCalls } from './apiCalls.ts';
import { bodySchema, answerSchemas, referenceTo } from './wireSchemas.ts';
import { PARAMETERS, type Call, type Calls } from './call.ts';
import { customerCalls } from './customerCalls.ts';
import { instanceCalls } from './instanceCalls.ts';
import { supporterCalls } from './supporterCalls.ts';
import { GENERAL, REFUSALS } from './general.ts';

const GROUPS: readonly { tag: { name: string; description: string }; calls: Calls }[] = [
  {
    tag: { name: 'Customer', description: 'Purchases, subscriptions and the customer’s own account.' },
    calls: customerCalls,
  },
  {
    tag: { name: 'Instance', description: 'An instance’s settings, files and users.' },
    calls: instanceCalls,
  },
  {
    tag: { name: 'Supporter', description: 'Calls that only the vendor’s support staff make.' },
    calls: supporterCalls,
  },
];

/** A call with its name, and with what src/api reads of its answer. */
interface Operation extends Call {
  name: string;
  /** The name of a schema of src/wire; absent if the portal reads nothing. */
  answer?: string;
  keepsKeys: boolean;
  isQuestion: boolean;
}

const anonymous = (line: string) => line.replace(/\{\w+\}/g, '{}');

/** Returns the operations of these calls. Throws for a call that src/api doesn't make, or reads in two ways. */
function operationsOf(calls: Calls): Operation[] {
  return Object.entries(calls).map(([name, call]) => {
    const [made, ...more] = apiCalls.filter(({ line }) => line === anonymous(call.line));
    if (!made) throw new Error(`src/api doesn’t make the call ${call.line}.`);
    const { schema, keepsKeys, isQuestion } = made;
    if (more.some((one) => one.schema !== schema || one.keepsKeys !== keepsKeys))
      throw new Error(`src/api reads ${call.line} in two ways.`);
    return { ...call, name, keepsKeys, isQuestion, ...(schema !== 'ignored' && { answer: schema }) };
  });
}

/** Every call that the portal makes to the vendor, by groups. */
export const operationGroups = GROUPS.map(({ tag, calls }) => ({ tag, operations: operationsOf(calls) }));

const operations = operationGroups.flatMap((group) => group.operations);
const listed = new Set(operations.map(({ line }) => anonymous(line)));
for (const { line } of apiCalls) {
  if (!listed.has(line)) throw new Error(`The list of calls lacks ${line}, which src/api makes.`);
}

/** Returns the contract as an OpenAPI document. */
export function contract(): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'What the customer portal expects of the vendor’s API',
      version,
      summary: 'Every call the portal makes: what it sends, what it reads from the response, and how often.',
      description: GENERAL,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      {
        url: '{base}',
        variables: {
          base: {
            default: 'https://api.vendor.invalid',
            description: 'The base URL that the portal was built with: `VITE_API_URL`.',
          },
        },
      },
    ],
    security: [{ accessToken: [] }],
    tags: GROUPS.map(({ tag }) => tag),
    paths: paths(),
    components: {
      schemas: {
        ...answerSchemas(operations),
        Refusal: {
          description: 'The reason. Shown to the user unchanged, as text, cut at 300 characters.',
          type: 'object',
          properties: { message: { type: 'string' } },
          required: ['message'],
        },
      },
      parameters: parameters(),
      responses: responses(),
      headers: {
        RetryAfter: {
          description:
            'Seconds or a date. A reading call waits for up to 30 s; for longer times the portal tells the user when to try again.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of the identity provider; its audience is the portal’s origin.',
        },
      },
    },
  };
}

function paths(): Record<string, Record<string, object>> {
  const all: Record<string, Record<string, object>> = {};
  for (const { tag, operations: ofGroup } of operationGroups) {
    for (const call of ofGroup) {
      const [method = '', path = ''] = call.line.split(' ');
      (all[path] ??= {})[method.toLowerCase()] = operation(call, tag.name);
    }
  }
  return all;
}

function operation(call: Operation, tag: string): object {
  const { line, name, summary, more, query = {}, body, rate } = call;
  const inPath = [...line.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
    $ref: `#/components/parameters/${parameter}`,
  }));
  const inQuery = Object.entries(query).map(([parameter, { means, schema }]) => ({
    name: parameter,
    in: 'query',
    required: true,
    description: means,
    schema: bodySchema(schema),
  }));
  const asked = [...inPath, ...inQuery];
  return {
    tags: [tag],
    operationId: name,
    summary,
    description: [more, `**How often.** ${howOften(call)}`].filter(Boolean).join('\n\n'),
    ...(asked.length > 0 && { parameters: asked }),
    ...(body && { requestBody: { required: true, content: json(bodySchema(body)) } }),
    responses: { ...success(call), ...refusals(call) },
    'x-rate': rate,
  };
}

function howOften({ rate: { when, everySeconds, atMost, atATime } }: Call): string {
  const again = everySeconds !== undefined && `Again ${everySeconds} s after each answer`;
  const most = atMost !== undefined && `${atMost} times in a row at most`;
  const side = atATime !== undefined && `At most ${atATime} side by side in one browser.`;
  return [when, again && `${[again, most].filter(Boolean).join(', ')}.`, side].filter(Boolean).join(' ');
}

function success({ answer }: Operation): object {
  if (!answer)
    return { '2XX': { description: 'Done. The portal doesn’t read the body, which may be empty.' } };
  return { '200': { description: 'The response.', content: json({ $ref: referenceTo(answer) }) } };
}

/** Returns the refusals a call can meet, which depend on its path, query and body, and on whether it changes anything. */
function refusals({ line, query, body, isQuestion, refusals: own = {} }: Operation): object {
  const isAboutOne = line.includes('{');
  const possible = new Set<number | string>([
    ...(query || body || !isQuestion ? [400] : []),
    401,
    ...(isAboutOne || !isQuestion || line.includes('/supporter/') ? [403] : []),
    ...(isAboutOne ? [404] : []),
    ...(isQuestion ? [] : [409, 422]),
    ...Object.keys(own).map(Number),
    429,
    '5XX',
  ]);
  return Object.fromEntries(
    [...possible].map((status) => {
      const general = { $ref: `#/components/responses/${status}` };
      const particular = own[Number(status)];
      return [status, particular === undefined ? general : refusal(particular)];
    }),
  );
}

function responses(): object {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, means]) => {
      const mayWait = status === '429' || status === '5XX';
      const headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
      return [status, { ...refusal(means), ...(mayWait && { headers }) }];
    }),
  );
}

const refusal = (description: string) => ({
  description,
  content: {
    ...json({ $ref: '#/components/schemas/Refusal' }),
    'text/plain': { schema: { type: 'string' } },
  },
});

function parameters(): object {
  return Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, { means }]) => [
      name,
      { name, in: 'path', required: true, description: means, schema: { type: 'string', minLength: 1 } },
    ]),
  );
}

const json = (schema: object) => ({ 'application/json': { schema } });
