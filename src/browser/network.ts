// Whether the network is away (docs/product/failures.md#offline), by what becomes of calls: `navigator.onLine` is wrong behind
// many VPNs, and beside any adapter of a virtual machine. A call without an answer alone proves nothing either, because a
// firewall may refuse one host: the portal's own site is asked then.

/** How long after it gave no answer the site is asked again, ms. */
const AGAIN_MS = 15_000;
/** How long the site may take to answer, ms. */
const ANSWER_MS = 10_000;

/** Fires `offline` when the network is found to be away, and `online` when it is back: then what waits is to be tried again. */
export const network = new EventTarget();

let isAway = false;
/** The browser says that it is back online, which counts once there is an answer. */
let isSaidToBeBack = false;
let asking: Promise<boolean | undefined> | undefined;
let questions = 0;
let timer = 0;

/** True from a call that failed for want of a network until one is answered. */
export const isNetworkAway = () => isAway;

/** Returns whether the network is away, once a question under way has been answered. */
export async function whetherAway(): Promise<boolean> {
  await asking;
  return isAway;
}

/** To be called when a call was answered. */
export function networkAnswers(): void {
  window.clearTimeout(timer);
  if (!isAway && !isSaidToBeBack) return;
  isAway = isSaidToBeBack = false;
  network.dispatchEvent(new Event('online'));
}

/**
 * Asks the portal's own site, once for all callers; to be called when a call got no answer. Returns whether it answers with its
 * page, or undefined without any answer: then the network is away, and the site is asked again until it is back.
 */
export function askSite(): Promise<boolean | undefined> {
  return (asking ??= ask());
}

async function ask(): Promise<boolean | undefined> {
  const question = (questions += 1);
  window.clearTimeout(timer);
  const { origin } = window.location;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(`${origin}/`, { cache: 'no-store', signal }).catch(() => undefined);
  // The browser's event came meanwhile, so this says nothing of now.
  if (question !== questions) return askSite();
  asking = undefined;
  if (answer) networkAnswers();
  else {
    timer = window.setTimeout(() => void askSite(), AGAIN_MS);
    if (!isAway) {
      isAway = true;
      network.dispatchEvent(new Event('offline'));
    }
  }
  return answer?.ok;
}

function askAnew(): void {
  asking = ask();
}
window.addEventListener('offline', askAnew);
window.addEventListener('online', () => {
  isSaidToBeBack = true;
  askAnew();
});
