import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import { afterDeletion, deletionConsequences } from './connectionDeletion';
import type { Fact } from './facts';
import { tasksOf } from './tasks';

const connection = {
  options: {
    tenant_domain: 'acme.onmicrosoft.com',
    domain_aliases: ['acme.example', 'acme-group.example'],
    client_id: '0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e',
    client_secret: '********',
  },
};
const said = (users: Fact<number>, one: Parameters<typeof deletionConsequences>[0] = connection) =>
  deletionConsequences(one, 'acme-hq', { users }).map(({ text }) => textOf(text));

describe('the consequences before a connection is deleted', () => {
  it('name who can no longer sign in, and who still can', () => {
    expect(said({ is: 'known', value: 5 })).toEqual([
      'Users of <strong>acme.example and acme-group.example</strong> can no longer sign in to acme-hq with Entra ID.',
      'Anyone without another way to sign in is locked out at once.',
      '5 users listed under PRTG Users sign in without the directory and aren’t affected.',
      'Your directory isn’t changed: the app registration with the client ID 0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e stays until you remove it.',
      'To connect it again, you need the client secret, which we don’t keep.',
    ]);
  });

  it.each<[Fact<number>, string]>([
    [
      { is: 'known', value: 0 },
      'PRTG Users lists nobody who signs in without the directory: perhaps nobody will be able to sign in at all.',
    ],
    [
      { is: 'known', value: 1 },
      '1 user listed under PRTG Users signs in without the directory and isn’t affected.',
    ],
    [{ is: 'unread' }, 'We couldn’t count the users who sign in without the directory.'],
    [{ is: 'reading' }, 'Counting its users…'],
  ])('state how many users are affected for %j', (users, words) => {
    expect(said(users)[2]).toBe(words);
  });

  it('name the tenant domain if there are no aliases, and no client ID if it is unknown', () => {
    expect(said({ is: 'known', value: 5 }, { options: { tenant_domain: 'acme.onmicrosoft.com' } })).toEqual([
      'Users of <strong>acme.onmicrosoft.com</strong> can no longer sign in to acme-hq with Entra ID.',
      'Anyone without another way to sign in is locked out at once.',
      '5 users listed under PRTG Users sign in without the directory and aren’t affected.',
      'To connect it again, you need the client secret, which we don’t keep.',
    ]);
  });
});

it('the tasks after a deletion are to tell users and to remove the registration, and contain no secret', () => {
  const remaining = afterDeletion(connection, 'acme.my-prtg.example');
  expect(JSON.stringify(remaining)).not.toContain('*');
  expect(
    tasksOf(remaining).map(({ text, copies }) => [
      textOf(text),
      ...copies.map((copy) => (typeof copy.text === 'string' ? copy.text : textOf(copy.text))),
    ]),
  ).toEqual([
    [
      'Tell the users of acme.example, acme-group.example how to sign in from now on.',
      'You can no longer sign in to our PRTG at https://acme.my-prtg.example/ with your Microsoft account.',
    ],
    [
      'Remove the app registration from your directory, or keep it for another connection.',
      '0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e',
    ],
  ]);
});
