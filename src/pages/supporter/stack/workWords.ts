/** What an action on a stack says while it waits, and after that. */
export const WAITING = 'Waiting until the stack is free to be worked on…';
export const RUNNING = 'The request is on its way…';
