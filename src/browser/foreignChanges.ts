// Others move and remove elements of the page, too (docs/product/interface.md#changed-pages): a browser's translation reorders them
// within a sentence, and extensions wrap them. React would fail when it removes such an element, or inserts one before it.

/** Lets React remove what is elsewhere by now, and insert beside it. To be called once, before React renders. */
export function tolerateForeignChanges(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the node that they are called on
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childAround(this, before)) as T;
  };
}

/** Returns the parent's child that is or contains the node; null, which means the end, if none does. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
