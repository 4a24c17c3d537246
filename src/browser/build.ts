// Which build this is.

/**
 * The name of the file that this stands in, which carries a digest of the whole app: `app-a1b2c3d4`. In development it is
 * `build`.
 */
export const BUILD = import.meta.url.replace(/.*\/|\.[jt]s.*/g, '');
