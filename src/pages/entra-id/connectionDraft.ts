// What the form holds beside the connection's own values: the text in the aliases' field that isn't added yet, so that
// neither a save nor a draft loses it (docs/product/enterprise-connection.md#domain-aliases).
import {
  connectionValues,
  parseDomainAliases,
  type ConnectionValues,
  type EnterpriseConnection,
} from '../../domain/connections/connection';
import { aliasProblem } from '../../domain/connections/connectionProblems';
import type { Message } from '../../messages/t';

/** The values of the connection's form. */
export interface ConnectionDraft extends ConnectionValues {
  /** What is typed in the aliases' field. */
  typedAliases: string;
}

/** Returns the fields' initial values for a connection, or for none. */
export function draftOf(connection: EnterpriseConnection | null): ConnectionDraft {
  return { ...connectionValues(connection), typedAliases: '' };
}

/** Returns the values to save: what is still typed counts as added. */
export function enteredValues({ typedAliases, ...values }: ConnectionDraft): ConnectionValues {
  return { ...values, domainAliases: withAliases(values.domainAliases, parseDomainAliases(typedAliases)) };
}

/** Returns the aliases with more of them, each once. */
export function withAliases(aliases: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...aliases, ...more])];
}

/** Returns what is wrong with the aliases in a text. */
export function aliasProblems(text: string): Message[] {
  return parseDomainAliases(text).flatMap((alias) => aliasProblem(alias) ?? []);
}
