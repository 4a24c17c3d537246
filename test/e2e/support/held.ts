// Holds requests back until a journey releases them.
import type { Page, Route } from '@playwright/test';

/** Holds back requests to matching addresses from now on. Returns them, and a function that releases those so far. */
export async function hold(page: Page, address: RegExp) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  const release = async () => {
    for (const route of held) await route.continue();
  };
  return { held, release };
}

/** Holds back requests for the build's files with this name. */
export const holdCode = (page: Page, name: string) => hold(page, new RegExp(`/assets/${name}-`));
