/** What a state means to the person who reads it; what it looks like is the theme's business (docs/product/look.md#states). */
export type Meaning = 'good' | 'busy' | 'attention' | 'bad' | 'ended';

/** What needs attention most, first. */
const BY_URGENCY: readonly Meaning[] = ['bad', 'attention', 'busy', 'good', 'ended'];

/** Returns 0 for what needs attention most, more for the others. */
export function urgencyOf(meaning: Meaning): number {
  return BY_URGENCY.indexOf(meaning);
}
