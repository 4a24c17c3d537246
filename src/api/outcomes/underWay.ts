// What is under way and can't be repeated (docs/product/sign-in.md#lost-session): every change, from its order to the end of its
// checkout. While something is, nothing may end or reload the page.
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../../messages/t';
import { pause } from '../waits';

/** What ends may begin the next step at once, and its screen moves on: a purchase leads to the overview. In ms. */
const SETTLED_MS = 1_000;

/** How often the library looks whether it may forget a mutation that no screen shows, ms. With 0 it would look all the time. */
const FORGOTTEN_MS = 1_000;

/** What is under way in this tab. */
export interface UnderWay {
  isAny: () => boolean;
  /** Resolves once nothing is, and its screens have had the time to follow. */
  untilNone: () => Promise<void>;
}

/** Returns what is under way in this client. */
export function underWayIn(client: QueryClient): UnderWay {
  const isAny = () => client.isMutating() > 0;
  const untilNextEnd = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (isAny()) return;
        stop();
        resolve();
      };
      const stop = client.getMutationCache().subscribe(check);
      check();
    });
  return {
    isAny,
    untilNone: async () => {
      do {
        await untilNextEnd();
        await pause(SETTLED_MS);
      } while (isAny());
    },
  };
}

/** Makes `work`, which is no change of its own, count as under way until it ends. Its failure is announced as unexpected. */
export function countAsUnderWay(client: QueryClient, mutationKey: string[], work: Promise<unknown>): void {
  client
    .getMutationCache()
    .build(client, {
      mutationKey,
      mutationFn: () => work,
      gcTime: FORGOTTEN_MS,
      meta: { failure: t('failures.unexpected') },
    })
    .execute(undefined)
    .catch(() => undefined);
}
