// Changes the page as a browser's translation does: it replaces each text by elements of its own.

/**
 * Replaces each text of the page, now and whenever one appears or changes, by the same words in `<font><font>`. Returns a
 * function that stops it. Also runs as a script of its own in a browser.
 */
export function translatePage(): () => void {
  const XHTML = 'http://www.w3.org/1999/xhtml';
  const translate = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (text.parentElement?.closest('font, head, script, style, textarea, [translate=no]') !== null)
        continue;
      const outer = document.createElementNS(XHTML, 'font');
      const inner = document.createElementNS(XHTML, 'font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }
  });
  translate(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
