// What every engine can do, whatever library drives it: the least that the journeys need.

/** One tab. An expression is a piece of script whose value is JSON, or an element where one is asked for. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives an expression's value, in the page or in the frame with this title. Throws while there is no such frame. */
  evaluate<T>(expression: string, frame?: string): Promise<T>;
  /** Does to the expression's element what a user would. Gives false where there is no element. */
  act(expression: string, action: Action, frame?: string): Promise<boolean>;
  /** Brings it to the front. */
  focus(): Promise<void>;
}

export type Action =
  | { kind: 'click' }
  | { kind: 'type'; text: string }
  | { kind: 'upload'; paths: readonly string[] };

/** One user's browser, with nothing in it at first. */
export interface Session {
  newTab(): Promise<Tab>;
  /** Takes the network away, or gives it back. */
  setOffline(isOffline: boolean): Promise<void>;
  /** The folder where downloads arrive. */
  downloads: string;
  /** Ends it. Gives what was on the console: errors, warnings and what the policy stopped. */
  close(): Promise<string[]>;
}

/** A running browser. */
export interface Engine {
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

/** The preferences of whoever sits before it. */
export const USER = { language: 'en-GB', timezone: 'Europe/Berlin', width: 1280, height: 900 } as const;
