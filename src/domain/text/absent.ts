// The placeholder for a value that the vendor's answer lacks.

/** In place of a value that is absent. */
export const ABSENT = '–';
