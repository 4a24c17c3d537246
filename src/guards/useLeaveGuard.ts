// Asks before the user leaves a page where something would be lost: links of this site and Back and Forward are held until
// the answer; closing the tab or going elsewhere is asked by the browser itself.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The page's place in the session history, as the router counts it. */
function placeIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;
}

/** A link of this site that would leave the page in this tab, if this click is on one. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : null;
}

/** Takes whether to ask; gives whether it is asking now, and what the two answers do. */
export function useLeaveGuard(isOn: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);

  // In step with the browser's own ways out of the page.
  useEffect(() => {
    if (!isOn) return;
    const here = placeIn(window.history.state);
    let isReturning = false;
    const hold = (go: () => void) => {
      setLeave(() => () => {
        isLeaving.current = true;
        go();
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => void navigate(`${link.pathname}${link.search}${link.hash}`));
    };
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      const steps = placeIn(event.state) - here;
      if (!isReturning && !steps) return;
      // The router must not see that the address was another one for a moment.
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      isReturning = true;
      window.history.go(-steps);
      hold(() => window.history.go(steps));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
      setLeave(undefined);
    };
  }, [isOn, navigate]);

  return {
    isAsking: isOn && leave !== undefined,
    leave: () => leave?.(),
    stay: () => setLeave(undefined),
  };
}
