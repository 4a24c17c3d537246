/** What a state means to the person who reads it; what it looks like is the theme's business (docs/product/look.md#states). */
export type Meaning = 'good' | 'busy' | 'attention' | 'bad' | 'ended';
