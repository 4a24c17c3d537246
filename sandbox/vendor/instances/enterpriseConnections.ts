// The single sign-on connection of an instance (docs/product/enterprise-connection.md#shape,
// docs/product/enterprise-connection.md#changing). As at the identity provider, a PATCH replaces all options; only a secret that
// isn't sent is kept. A masked secret is refused.
import type { BodyOf } from '../../../build/contract/calls.ts';
import { DEFAULT_OPTIONS } from '../../world/connections.ts';
import type { Connection, Stack } from '../../world/vendorWorld.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { wireConnection } from '../wireForms.ts';

const HOST_NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i;

function ensureOptions({
  tenant_domain = '',
  client_id = '',
  client_secret,
  domain_aliases,
}: BodyOf<'changeConnection'>['options']) {
  if (!HOST_NAME.test(tenant_domain)) throw new Refusal(422, 'The tenant domain is not a domain name.');
  if (client_id.trim() === '') throw new Refusal(422, 'The client ID is missing.');
  if (client_secret !== undefined && /^\*+$/.test(client_secret)) {
    throw new Refusal(422, 'The client secret is not valid.');
  }
  const wrong = domain_aliases?.find((alias) => !HOST_NAME.test(alias));
  if (wrong !== undefined) throw new Refusal(422, `The domain alias ${wrong} is not a domain name.`);
}

const managed = (call: Call): Stack => stackFor(call, call.param('stackId'), 'manageInstance').stack;

function existing(stack: Stack): Connection {
  if (!stack.connection) throw new Refusal(404, 'This instance has no enterprise connection.');
  return stack.connection;
}

function create(call: Call, { name, strategy, options }: BodyOf<'createConnection'>) {
  const stack = managed(call);
  if (stack.connection) throw new Refusal(409, 'This instance already has an enterprise connection.');
  ensureIdle(call, stack);
  if (!/^[A-Za-z0-9-]{1,128}$/.test(name)) throw new Refusal(422, 'The name of the connection is not valid.');
  ensureOptions(options);
  stack.connection = {
    id: `con_${crypto.randomUUID().slice(0, 12)}`,
    name,
    strategy,
    options: { ...DEFAULT_OPTIONS, domain_aliases: [], ...options },
  };
  return Response.json(wireConnection(stack.connection), { status: 201 });
}

function update(call: Call, { options }: BodyOf<'changeConnection'>) {
  const stack = managed(call);
  const connection = existing(stack);
  ensureIdle(call, stack);
  ensureOptions(options);
  const { client_secret } = connection.options;
  connection.options = { domain_aliases: [], client_secret, ...options };
  return wireConnection(connection);
}

function remove(call: Call) {
  const stack = managed(call);
  existing(stack);
  ensureIdle(call, stack);
  delete stack.connection;
}

/** The answers to these calls. */
export const enterpriseConnectionAnswers = {
  getConnection: (call) => wireConnection(existing(managed(call))),
  createConnection: create,
  changeConnection: update,
  deleteConnection: remove,
} satisfies Partial<Answers>;
