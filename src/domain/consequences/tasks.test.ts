// Every possible task with its sentence and the texts to copy (docs/product/consequences.md#what-remains), written out.
import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import { remainingAfter, type ChangeKind, type TaskFacts } from './remaining';
import { tasksOf, titleOf } from './tasks';

const facts: TaskFacts = {
  address: 'acme.my-prtg.example',
  from: 'old.my-prtg.example',
  to: 'new.my-prtg.example',
  domains: 'acme.example',
  clientId: 'client-1',
  end: '',
};

/** Returns the task's sentence and each text to copy, with its name before it. */
function words(id: string, change: Partial<TaskFacts> = {}): string[] {
  return tasksOf(remainingAfter([id], { ...facts, ...change })).flatMap(({ text, copies }) => [
    textOf(text),
    ...copies.map(
      (copy) => `${textOf(copy.what)}: ${typeof copy.text === 'string' ? copy.text : textOf(copy.text)}`,
    ),
  ]);
}

const PROBES_QUESTION =
  'question to support: When acme.my-prtg.example moves to new.my-prtg.example, will our Multi-Platform Probes need another address or certificate?';
const ADDRESS_QUESTION =
  'question to support: Will the instance keep the address acme.my-prtg.example when it moves to new.my-prtg.example?';
const BOTH_ADDRESSES = [
  'old address: https://old.my-prtg.example/',
  'new address: https://new.my-prtg.example/',
];

describe('a remaining task', () => {
  it.each<[string, string[]]>([
    [
      'tellNewAddress',
      [
        'Tell its users the new address.',
        'message to the users: Our PRTG has a new address: https://new.my-prtg.example/ – the old one, https://old.my-prtg.example/, no longer works. Please update your bookmarks.',
      ],
    ],
    [
      'updateLinks',
      [
        'Replace the old address in bookmarks, links, and scripts.',
        'new address: https://new.my-prtg.example/',
      ],
    ],
    [
      'updateRemoteProbes',
      ['Enter the new address on each remote probe.', 'new address: new.my-prtg.example'],
    ],
    [
      'updateProbes',
      [
        'Replace the address in the configuration of each Multi-Platform Probe.',
        'new address: new.my-prtg.example',
      ],
    ],
    [
      'updateProbesIfAny',
      [
        'If Multi-Platform Probes connect to this instance, replace the address in the configuration of each.',
        'new address: new.my-prtg.example',
      ],
    ],
    [
      'updateRegistration',
      ['In Entra ID, replace the old address wherever your app registration holds it.', ...BOTH_ADDRESSES],
    ],
    [
      'updateRegistrationIfAny',
      [
        'If you sign in with Entra ID, replace the old address wherever your app registration holds it.',
        ...BOTH_ADDRESSES,
      ],
    ],
    [
      'tellSecondFactor',
      [
        'Tell its users what to expect at their next sign-in.',
        'message to the users: From your next sign-in to our PRTG at https://acme.my-prtg.example/, you need a second factor, such as a code from an app. If you don’t have one yet, you’ll be asked to set it up.',
      ],
    ],
    [
      'trySecondFactor',
      ['Sign in once yourself to check that it works.', 'address: https://acme.my-prtg.example/'],
    ],
    [
      'agreeOnTransfer',
      [
        'Agree with Paessler Technical Support on when it moves.',
        'description of the move: Move of acme.my-prtg.example from old.my-prtg.example to new.my-prtg.example',
      ],
    ],
    [
      'askAboutProbes',
      [
        'Ask support whether your Multi-Platform Probes need another address or certificate.',
        PROBES_QUESTION,
      ],
    ],
    [
      'askAboutProbesIfAny',
      [
        'If Multi-Platform Probes connect to this instance, ask support whether they need another address or certificate.',
        PROBES_QUESTION,
      ],
    ],
    [
      'askAboutAddress',
      [
        'Ask support whether the address stays: your app registration in Entra ID may hold it.',
        ADDRESS_QUESTION,
      ],
    ],
    [
      'askAboutAddressIfAny',
      [
        'If you sign in with Entra ID, ask support whether the address stays: your app registration may hold it.',
        ADDRESS_QUESTION,
      ],
    ],
    [
      'tellTransfer',
      [
        'Tell its users once the date is set.',
        'message to the users: Our PRTG at https://acme.my-prtg.example/ is going to move to another region. We’ll tell you when, and whether you can use it in the meantime.',
      ],
    ],
    ['saveData', ['Save the reports and invoices you need before the subscription ends.']],
    [
      'tellEnd',
      [
        'Tell its users how long they can still use it.',
        'message to the users: Our PRTG at https://acme.my-prtg.example/ will be switched off. We’ll tell you when.',
      ],
    ],
    ['stopProbes', ['After that, stop the Multi-Platform Probes that connect to it.']],
    ['stopProbesIfAny', ['After that, stop the Multi-Platform Probes that connect to it, if there are any.']],
    [
      'removeRegistration',
      ['After that, remove the app registration from your directory.', 'client ID: client-1'],
    ],
    [
      'removeRegistrationIfAny',
      ['After that, remove the app registration from your directory, if there is one.'],
    ],
    [
      'tellDirectoryUsers',
      [
        'Tell the users of acme.example how to sign in from now on.',
        'message to the users: You can no longer sign in to our PRTG at https://acme.my-prtg.example/ with your Microsoft account.',
      ],
    ],
    [
      'removeOrKeepRegistration',
      [
        'Remove the app registration from your directory, or keep it for another connection.',
        'client ID: client-1',
      ],
    ],
  ])('called %s has the texts %j', (id, said) => {
    expect(words(id)).toEqual(said);
  });

  it('has no text to copy if a value is unknown', () => {
    expect(words('trySecondFactor', { address: '' })).toEqual([
      'Sign in once yourself to check that it works.',
    ]);
    expect(words('removeRegistration', { clientId: '' })).toEqual([
      'After that, remove the app registration from your directory.',
    ]);
  });

  it('shows an invalid domain unchanged', () => {
    expect(words('updateLinks', { to: 'not a domain' })[1]).toBe('new address: not a domain');
  });

  it('is initially not done', () => {
    expect(remainingAfter(['saveData'], {}).done).toEqual([]);
  });
});

describe('the heading of the remaining tasks', () => {
  it.each<[ChangeKind, string]>([
    ['subdomain', 'New address new.my-prtg.example'],
    ['mfa', 'Multifactor authentication required'],
    ['transfer', 'Transfer to new.my-prtg.example requested'],
    ['connection', 'Connection deleted'],
    ['cancellation', 'Cancelled subscription'],
  ])('after %s is “%s”', (kind, title) => {
    expect(textOf(titleOf(kind, remainingAfter([], facts)))).toBe(title);
  });
});
