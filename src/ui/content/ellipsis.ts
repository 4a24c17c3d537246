// One line that is cut with an ellipsis where it doesn't fit; give the element a `title` with the whole text.
/** The styles, for the `sx` of the element that holds the text. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
