// Which messages are loaded when.

/** By what every page shares and the page most visits begin on; by what several of the others share. Every other group is a page's. */
export const MESSAGE_CHUNKS = {
  app: ['common', 'shell', 'failures', 'states', 'overview'],
  shared: ['forms', 'tables', 'plans', 'tools', 'dataCollection', 'settings'],
};
