// Text that stands beside other content needs an element of its own (docs/product/interface.md#changed-pages).
import type { ReactNode } from 'react';

/** Returns a text or number in an element of its own; other content as it is. */
export function ownElement(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
}
