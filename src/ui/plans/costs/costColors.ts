// The chart's colors, one per term. Any two of a scheme differ by at least 30 (CIE 1976), both in normal vision and in each
// kind of color blindness, and each has a contrast of at least 3:1 to the card (docs/decisions.md).

/** The colors in the light scheme. */
export const LIGHT_COLORS = ['#82926f', '#049fc5', '#b58320', '#770400', '#3a46a2', '#5a194f'] as const;

/** The colors in the dark scheme, for the same terms by position. */
export const DARK_COLORS = ['#b9bfe9', '#0783d5', '#fccb68', '#b14b7c', '#63ffc4', '#7b7230'] as const;
