// The tree of distributors, resellers and customers (docs/product/supporter.md#customer-page).
import type { Branch } from '../../wire/supporter';

export type { Branch } from '../../wire/supporter';

/** Returns the branches from `branch` down to the one with this id, both included; empty if the id isn't in the tree. */
export function wayTo(id: string, branch: Branch): readonly Branch[] {
  if (branch.id === id) return [branch];
  for (const child of branch.children.items) {
    const rest = wayTo(id, child);
    if (rest.length > 0) return [branch, ...rest];
  }
  return [];
}

/** Returns how many branches below `branch` can't be shown. */
export function skippedBelow({ children }: Branch): number {
  return children.items.reduce((sum, child) => sum + skippedBelow(child), children.skipped);
}

/** Returns the name of the branch with this id; the id itself if it has no name or isn't in the tree, or without a tree. */
export function nameIn(top: Branch | undefined, id: string): string {
  const name = top && wayTo(id, top).at(-1)?.name;
  return name === undefined || name === '' ? id : name;
}
