// States as the cloud provider names them, made readable.

/** Takes 'CREATE_COMPLETE'; gives 'Create complete'. */
export function stateWords(state: string): string {
  const words = state.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
