// Where everything is drawn.

/** Returns the root element of index.html. Throws where there is none. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no root element.');
  return element;
}
