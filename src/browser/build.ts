// Which build this is.

/**
 * The name of the file that this code is in, which contains a digest of the whole app: `app-a1b2c3d4`. In development it is
 * `build`.
 */
export const BUILD = import.meta.url.replace(/.*\/|\.[jt]s.*/g, '');
