// The interface to an engine, whatever library drives it: the minimum that the journeys need.

/** One tab. An expression is JavaScript whose value is JSON, or an element for `act`. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Returns an expression's value in the page, or in the frame with this title. Throws while there is no such frame. */
  evaluate<T>(expression: string, frame?: string): Promise<T>;
  /** Performs a user's action on the expression's element. Returns false if there is none. */
  act(expression: string, action: Action, frame?: string): Promise<boolean>;
  /** Brings the tab to the front. */
  focus(): Promise<void>;
}

export type Action =
  | { kind: 'click' }
  | { kind: 'type'; text: string }
  | { kind: 'upload'; paths: readonly string[] };

/** One user's browser profile, empty at first. */
export interface Session {
  newTab(): Promise<Tab>;
  /** Cuts the network off, or restores it. */
  setOffline(isOffline: boolean): Promise<void>;
  /** The folder that downloads are saved in. */
  downloads: string;
  /** Ends the session. Returns the console's errors and warnings, and violations of the content security policy. */
  close(): Promise<string[]>;
}

/** A running browser. */
export interface Engine {
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

/** The user's preferences and window size. */
export const USER = { language: 'en-GB', timezone: 'Europe/Berlin', width: 1280, height: 900 } as const;
