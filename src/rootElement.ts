// The element that everything is rendered into.

/** Returns the root element of index.html. Throws if there is none. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no root element.');
  return element;
}
