// What doesn't come until a journey lets it.
import type { Page, Route } from '@playwright/test';

/** Holds what is asked for at these addresses back from now on; gives what was asked for, and what lets it come. */
export async function hold(page: Page, address: RegExp) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  const release = async () => {
    for (const route of held) await route.continue();
  };
  return { held, release };
}

/** Holds files of the build with this name back. */
export const holdCode = (page: Page, name: string) => hold(page, new RegExp(`/assets/${name}-`));
