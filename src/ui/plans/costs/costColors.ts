// The chart's colors, one a term. Chosen so that any two of a scheme differ by at least 30 (CIE 1976) as everybody and people
// with each kind of color blindness see them, and each stands out from the card by 3:1 (docs/decisions.md).

export const LIGHT_COLORS = ['#82926f', '#049fc5', '#b58320', '#770400', '#3a46a2', '#5a194f'] as const;

export const DARK_COLORS = ['#b9bfe9', '#0783d5', '#fccb68', '#b14b7c', '#63ffc4', '#7b7230'] as const;
