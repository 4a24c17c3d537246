// The tree of distributors, resellers and customers (docs/product/supporter.md#customer-page).
import type { Branch } from '../../wire/supporter/hierarchy';

export type { Branch } from '../../wire/supporter/hierarchy';

/** The branches from the topmost one down to the one of this id, both included; none where it isn't in the tree. */
export function wayTo(id: string, branch: Branch): readonly Branch[] {
  if (branch.id === id) return [branch];
  for (const child of branch.children) {
    const rest = wayTo(id, child);
    if (rest.length > 0) return [branch, ...rest];
  }
  return [];
}

/** What the branch of this id is called; its id where it has no name, or isn't in the tree, or there is none yet. */
export function nameIn(top: Branch | undefined, id: string): string {
  const name = top && wayTo(id, top).at(-1)?.name;
  return name === undefined || name === '' ? id : name;
}
