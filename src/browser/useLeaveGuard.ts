// Asks before the user leaves a page where something would be lost: links of this site, Back and Forward are held until the
// answer; closing the tab or going elsewhere is asked by the browser itself.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdBack } from './leaveGate';

/** A link of this site that would leave the page in this tab, if this click is on one. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : null;
}

/** Returns whether it is asking now, and what the two answers do. */
export function useLeaveGuard(isOn: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<() => void>();

  // In step with the browser's own ways out of the page.
  useEffect(() => {
    if (!isOn) return;
    const ask = (go: () => void) => setLeave(() => go);
    const letBack = holdBack(ask);
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(`${link.pathname}${link.search}${link.hash}`));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      letBack();
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
      setLeave(undefined);
    };
  }, [isOn, navigate]);

  return {
    isAsking: isOn && leave !== undefined,
    leave: () => leave?.(),
    stay: () => setLeave(undefined),
  };
}
