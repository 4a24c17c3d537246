// The placeholder for a value that the vendor's answer lacks.

/** Shown in place of an absent value. */
export const ABSENT = '–';
