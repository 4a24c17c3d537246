// Which messages are loaded when.

/**
 * `app`: the groups that every page uses, and the overview's. `shared`: those that several other pages use. Every other group but
 * the boot's belongs to one page.
 */
export const MESSAGE_CHUNKS = {
  app: ['common', 'shell', 'failures', 'states', 'overview'],
  shared: ['forms', 'tables', 'plans', 'tools', 'dataCollection', 'settings'],
};
