// What a section that needs a running instance says while there is none.
export const PREPARING = 'The instance is being prepared. You can change this as soon as it is ready.';
