/** What a state means to the person who reads it; the theme defines how it looks (docs/product/look.md#states). */
export type Meaning = 'good' | 'busy' | 'attention' | 'bad' | 'ended';

/** Most urgent first. */
const BY_URGENCY: readonly Meaning[] = ['bad', 'attention', 'busy', 'good', 'ended'];

/** Returns a meaning's rank by urgency: 0 for the most urgent. */
export function urgencyOf(meaning: Meaning): number {
  return BY_URGENCY.indexOf(meaning);
}
