// What the top bar has opened above the page: one at a time, until it is closed or the user goes somewhere else.
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

type TopBarPart = 'search' | 'help' | 'keyboard' | 'report';

/** Opens a part; without one, closes what is open. */
export type OpenPart = (part?: TopBarPart) => void;

/** Returns what is open now, and what changes that. */
export function useOpenPart() {
  // A link followed from it closes it, and a question whether to leave the page lets it stand until it is answered.
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ part: TopBarPart; at: string }>();
  const open: OpenPart = useCallback((part) => setOpened(part && { part, at: key }), [key]);
  return { part: opened?.at === key ? opened.part : undefined, open };
}
