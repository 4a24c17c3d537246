import { expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import type { InstanceFacts } from './facts';
import { afterMfa, mfaConsequences } from './mfa';
import { tasksOf } from './tasks';

const connection = { name: 'acme-entra', strategy: 'waad', options: {} };
const MEANS =
  'From their next sign-in, all users need a second factor. Users without one are asked to set it up first.';

it.each<[string, Pick<InstanceFacts, 'users' | 'connection'>, string[]]>([
  [
    'many users and a connected directory',
    { users: { is: 'known', value: 1500 }, connection: { is: 'known', value: connection } },
    [
      'PRTG Users lists 1,500 users. We can’t see which of them have a second factor: up to 1,500 will have to set one up at their next sign-in.',
      'Sign-in with Entra ID is set up: users who sign in with it are affected, too.',
    ],
  ],
  [
    'one user and no directory',
    { users: { is: 'known', value: 1 }, connection: { is: 'known', value: null } },
    [
      'PRTG Users lists 1 user. We can’t see whether they have a second factor: if not, they’ll have to set one up at their next sign-in.',
      'Sign-in with Entra ID isn’t set up, so nobody else is affected.',
    ],
  ],
  [
    'no users',
    { users: { is: 'known', value: 0 }, connection: { is: 'reading' } },
    ['PRTG Users lists nobody.', 'Checking whether sign-in with Entra ID is set up…'],
  ],
  [
    'an unread user list',
    { users: { is: 'unread' }, connection: { is: 'unread' } },
    [
      'We couldn’t count its users.',
      'We couldn’t check whether sign-in with Entra ID is set up. If it is, users who sign in with it are affected, too.',
    ],
  ],
  [
    'a user list that is still loading',
    { users: { is: 'reading' }, connection: { is: 'known', value: null } },
    ['Counting its users…', 'Sign-in with Entra ID isn’t set up, so nobody else is affected.'],
  ],
])(
  'the consequences of requiring multifactor authentication state how many users are affected: %s',
  (_what, facts, words) => {
    expect(mfaConsequences(facts).map(({ text }) => textOf(text))).toEqual([MEANS, ...words]);
  },
);

it('the tasks after requiring multifactor authentication are a message to the users and a test sign-in', () => {
  expect(
    tasksOf(afterMfa('acme.my-prtg.example')).map(({ text, copies }) => [
      textOf(text),
      ...copies.map((copy) => (typeof copy.text === 'string' ? copy.text : textOf(copy.text))),
    ]),
  ).toEqual([
    [
      'Tell its users what to expect at their next sign-in.',
      'From your next sign-in to our PRTG at https://acme.my-prtg.example/, you need a second factor, such as a code from an app. If you don’t have one yet, you’ll be asked to set it up.',
    ],
    ['Sign in once yourself to check that it works.', 'https://acme.my-prtg.example/'],
  ]);
});
