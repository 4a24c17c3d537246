// Asks before the user leaves a page where something would be lost: links of this site, Back, Forward and Logout are held until
// the answer; for closing the tab or leaving the site, the browser asks itself.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blockNavigation } from './navigationBlocker';
import { useListener } from './effects/useListener';

/** Returns whether the question is open, and a function for each answer. */
export function useConfirmLeave(isOn: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<() => void>();
  if (!isOn && leave) setLeave(undefined);

  // Synchronises with the session history.
  useEffect(() => (isOn ? blockNavigation((go) => setLeave(() => go)) : undefined), [isOn]);
  useListener(document, 'click', onClick, { isOn, capture: true });
  useListener(window, 'beforeunload', (event) => event.preventDefault(), { isOn });

  function onClick(event: MouseEvent) {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    setLeave(() => () => void navigate(`${link.pathname}${link.search}${link.hash}`));
  }

  return {
    isAsking: isOn && leave !== undefined,
    leave: () => leave?.(),
    stay: () => setLeave(undefined),
  };
}

/** Returns the clicked link if it leads to another address of this site in this tab, not within the page; else null. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = window.location;
  const isElsewhere = link.pathname !== pathname || link.search !== search;
  return link.origin === origin && isElsewhere ? link : null;
}
