/** The id of the section with the form: what deletes the connection gives its heading the focus. */
export const CONNECTION_SECTION = 'connection';
