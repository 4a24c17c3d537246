// The sentence of each remaining task, and the texts to copy for it (docs/product/consequences.md#what-remains).
import { message, type Message } from '../../messages/t';
import { instanceAddress } from '../instances/instanceAddress';
import type { ChangeKind, Remaining, TaskFacts } from './remaining';

/** A text to copy. */
interface TaskText {
  what: Message;
  /** A value as it is, or a sentence in the user's language. */
  text: string | Message;
}

/** A remaining task in words, with the texts that the user can copy to do it. */
export interface Task {
  id: string;
  text: Message;
  copies: readonly TaskText[];
}

type TaskWriter = (facts: TaskFacts) => { text: Message; copies?: readonly TaskText[] };

const newDomain = ({ to }: TaskFacts): TaskText[] => [
  { what: message('consequences.newAddressNoun'), text: to },
];
const newAddress = ({ to }: TaskFacts): TaskText[] => [
  { what: message('consequences.newAddressNoun'), text: urlOf(to) },
];
const bothAddresses = (facts: TaskFacts): TaskText[] => [
  { what: message('consequences.oldAddressNoun'), text: urlOf(facts.from) },
  ...newAddress(facts),
];
const toUsers = (text: Message): TaskText[] => [{ what: message('consequences.messageNoun'), text }];
const toSupport = (text: Message): TaskText[] => [{ what: message('consequences.questionNoun'), text }];
const registration = ({ clientId }: TaskFacts): TaskText[] =>
  clientId === '' ? [] : [{ what: message('consequences.clientIdNoun'), text: clientId }];

const urlOf = (domain: string) => instanceAddress(domain) ?? domain;
const probesQuestion = ({ address, to }: TaskFacts) =>
  toSupport(message('consequences.probesQuestion', { address, to }));
const addressQuestion = ({ address, to }: TaskFacts) =>
  toSupport(message('consequences.addressQuestion', { address, to }));

const WRITERS: Readonly<Record<string, TaskWriter>> = {
  tellNewAddress: ({ from, to }) => ({
    text: message('consequences.tellNewAddress'),
    copies: toUsers(message('consequences.newAddressMessage', { from: urlOf(from), to: urlOf(to) })),
  }),
  updateLinks: (facts) => ({ text: message('consequences.updateLinks'), copies: newAddress(facts) }),
  updateRemoteProbes: (facts) => ({
    text: message('consequences.updateRemoteProbes'),
    copies: newDomain(facts),
  }),
  updateProbes: (facts) => ({ text: message('consequences.updateProbes'), copies: newDomain(facts) }),
  updateProbesIfAny: (facts) => ({
    text: message('consequences.updateProbesIfAny'),
    copies: newDomain(facts),
  }),
  updateRegistration: (facts) => ({
    text: message('consequences.updateRegistration'),
    copies: bothAddresses(facts),
  }),
  updateRegistrationIfAny: (facts) => ({
    text: message('consequences.updateRegistrationIfAny'),
    copies: bothAddresses(facts),
  }),
  tellSecondFactor: ({ address }) => ({
    text: message('consequences.tellSecondFactor'),
    copies: toUsers(message('consequences.secondFactorMessage', { address: urlOf(address) })),
  }),
  trySecondFactor: ({ address }) => ({
    text: message('consequences.trySecondFactor'),
    copies: address === '' ? [] : [{ what: message('consequences.addressNoun'), text: urlOf(address) }],
  }),
  agreeOnTransfer: ({ address, from, to }) => ({
    text: message('consequences.agreeOnTransfer'),
    copies: [
      {
        what: message('consequences.transferNoun'),
        text: message('consequences.transferMessage', { address, from, to }),
      },
    ],
  }),
  askAboutProbes: (facts) => ({
    text: message('consequences.askAboutProbes'),
    copies: probesQuestion(facts),
  }),
  askAboutProbesIfAny: (facts) => ({
    text: message('consequences.askAboutProbesIfAny'),
    copies: probesQuestion(facts),
  }),
  askAboutAddress: (facts) => ({
    text: message('consequences.askAboutAddress'),
    copies: addressQuestion(facts),
  }),
  askAboutAddressIfAny: (facts) => ({
    text: message('consequences.askAboutAddressIfAny'),
    copies: addressQuestion(facts),
  }),
  tellTransfer: ({ address }) => ({
    text: message('consequences.tellTransfer'),
    copies: toUsers(message('consequences.transferUsersMessage', { address: urlOf(address) })),
  }),
  saveData: ({ end }) => ({
    text:
      end === ''
        ? message('consequences.saveDataInTime')
        : message('consequences.saveData', { end: Number(end) }),
  }),
  tellEnd: ({ address, end }) => ({
    text: message('consequences.tellEnd'),
    copies: toUsers(
      end === ''
        ? message('consequences.endSometimeMessage', { address: urlOf(address) })
        : message('consequences.endMessage', { address: urlOf(address), end: Number(end) }),
    ),
  }),
  stopProbes: () => ({ text: message('consequences.stopProbes') }),
  stopProbesIfAny: () => ({ text: message('consequences.stopProbesIfAny') }),
  removeRegistration: (facts) => ({
    text: message('consequences.removeRegistration'),
    copies: registration(facts),
  }),
  removeRegistrationIfAny: () => ({ text: message('consequences.removeRegistrationIfAny') }),
  tellDirectoryUsers: ({ address, domains }) => ({
    text: message('consequences.tellDirectoryUsers', { domains }),
    copies: toUsers(message('consequences.directoryMessage', { address: urlOf(address) })),
  }),
  removeOrKeepRegistration: (facts) => ({
    text: message('consequences.removeOrKeepRegistration'),
    copies: registration(facts),
  }),
};

const TASKS = new Map(Object.entries(WRITERS));

/** Returns the list's tasks, without unknown ones, which another version of the portal may have stored. */
export function tasksOf({ tasks, facts }: Remaining): Task[] {
  return tasks.flatMap((id) => {
    const words = TASKS.get(id)?.(facts);
    return words ? [{ id, text: words.text, copies: words.copies ?? [] }] : [];
  });
}

/** Returns the heading of a change's list of remaining tasks. */
export function titleOf(kind: ChangeKind, { facts: { to } }: Remaining): Message {
  switch (kind) {
    case 'subdomain':
      return message('consequences.afterSubdomain', { to });
    case 'mfa':
      return message('consequences.afterMfa');
    case 'transfer':
      return message('consequences.afterTransfer', { to });
    case 'cancellation':
      return message('consequences.afterCancellation');
    case 'connection':
      return message('consequences.afterConnection');
  }
}

/** Tasks in Microsoft Entra ID: a list with one of them is shown on that page too. */
const IN_ENTRA_ID = new Set(['updateRegistration', 'updateRegistrationIfAny', 'removeRegistration']);

/** True if a list has to do with sign-in by a directory. */
export function concernsConnection(kind: ChangeKind, { tasks }: Remaining): boolean {
  return kind === 'connection' || tasks.some((task) => IN_ENTRA_ID.has(task));
}
