// Finds texts that don't have an element of their own. React updates and removes them by their text node, which a browser's
// translation replaces (docs/product/interface.md#changed-pages); the only text of an element it sets by the element instead.

/**
 * Watches the document. Returns a function that ends it, and returns each such text with its parents, once. React marks the text
 * nodes that it manages; it has no other sign.
 */
export function watchTexts(): () => string[] {
  const found = new Set<string>();
  const read = (records: MutationRecord[]) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        for (let text: Node | null = texts.root; text; text = texts.nextNode()) {
          if (text instanceof Text && isManaged(text)) found.add(`${placeOf(text)}: ${text.data}`);
        }
      }
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    return [...found];
  };
}

/** Whether React updates this text node; not if its element is replaced with it, because the element's key contains the text. */
function isManaged(text: Text): boolean {
  return fiberOf(text) !== undefined && fiberOf(text.parentNode)?.key?.includes(text.data) !== true;
}

function fiberOf(node: Node | null): { key: string | null } | undefined {
  const [, fiber] = Object.entries(node ?? {}).find(([name]) => name.startsWith('__reactFiber$')) ?? [];
  return fiber as { key: string | null } | undefined;
}

function placeOf(text: Text): string {
  const { parentElement } = text;
  const around = parentElement?.closest('[id], [aria-label], [class]:not([class^=css])') ?? parentElement;
  return (around?.cloneNode() as Element | undefined)?.outerHTML ?? '';
}
