// The dialog or menu that the top bar has opened: one at a time, until it is closed or the user goes to another page.
import { useState } from 'react';
import { useEntry } from '../browser/useQueryState';

type TopBarPart = 'search' | 'help' | 'keyboard' | 'messages' | 'report';

/** Opens a part; without one, closes what is open. */
export type OpenPart = (part?: TopBarPart) => void;

/** Returns the part that is open, if any, and the function that opens and closes parts. */
export function useOpenPart() {
  // Following a link from the part closes it; a question whether to leave the page keeps it open until that is answered.
  const entry = useEntry();
  const [opened, setOpened] = useState<{ part: TopBarPart; at: string }>();
  const open: OpenPart = (part) => setOpened(part && { part, at: entry });
  return { part: opened?.at === entry ? opened.part : undefined, open };
}
