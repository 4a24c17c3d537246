// Silent renewals that take long (docs/product/sign-in.md#tokens): a frame that was opened without a network never answers, and
// the library waits a minute for it, in which every call waits for the token.
import { askSite, network } from '../browser/network';

/** After this time, ms, a renewal takes longer than usual. */
const SLOW_MS = 10_000;

/** Returns whether a renewal takes longer than usual, and `watch`, which returns what a renewal returns. */
export function watchRenewals(onChange: () => void) {
  let running = 0;
  let isSlow = false;
  let timer = 0;
  const setSlow = (next: boolean) => {
    if (next === isSlow) return;
    isSlow = next;
    onChange();
  };
  const onTime = async () => {
    setSlow(true);
    // The network may be back by now. If it isn't, its return is heard of.
    if ((await askSite()) !== undefined) beginAnew();
  };
  const watch = async <Result>(renewal: Promise<Result>): Promise<Result> => {
    running += 1;
    if (running === 1) {
      timer = window.setTimeout(() => void onTime(), SLOW_MS);
      network.addEventListener('online', beginAnew);
    }
    try {
      return await renewal;
    } finally {
      running -= 1;
      if (running === 0) {
        window.clearTimeout(timer);
        network.removeEventListener('online', beginAnew);
        setSlow(false);
      }
    }
  };
  return { isSlow: () => isSlow, watch };
}

/** Loads the library's frame once more, if there is one: its question stays the same, and so does what waits for the answer. */
function beginAnew(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[src*="prompt=none"]');
  frame?.setAttribute('src', frame.src);
}
