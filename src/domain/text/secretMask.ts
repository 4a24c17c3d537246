// The mask that is shown for a secret.

/** Of a fixed length, so that the mask doesn't reveal the secret's length. */
export const SECRET_MASK = '********';
