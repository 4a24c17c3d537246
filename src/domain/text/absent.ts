// What stands where the vendor's answer says nothing.

/** In place of a value that is absent. */
export const ABSENT = '–';
