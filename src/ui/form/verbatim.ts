/** For the input of a name or an address: the browser neither corrects nor completes it. */
export const VERBATIM = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
