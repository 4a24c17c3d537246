// Code that doesn't come until a journey lets it.
import type { Page, Route } from '@playwright/test';

/** Holds files of the build with this name back from now on; gives those that were asked for, and what lets them come. */
export async function holdCode(page: Page, name: string) {
  const held: Route[] = [];
  await page.route(new RegExp(`/assets/${name}-`), (route) => void held.push(route));
  const release = async () => {
    for (const route of held) await route.continue();
  };
  return { held, release };
}
