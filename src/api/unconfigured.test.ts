// If a deployment names no services beside the vendor's API, no calls are made in their place (docs/product/configuration.md).
import { beforeEach, expect, it, vi } from 'vitest';
import { announcing } from '../../test/support/announcing';
import { standInVendor } from '../../test/support/standInVendor';

let asked: string[];

beforeEach(() => {
  for (const name of ['VITE_GEO_URL', 'VITE_ANALYTICS_URL', 'VITE_GIT_PROJECTS_URL']) vi.stubEnv(name, '');
  // The configuration is read once, at start.
  vi.resetModules();
  asked = standInVendor({});
  return () => vi.unstubAllEnvs();
});

it('the visitor defaults to US dollars without a geo lookup', async () => {
  const { visitorQuery } = await import('./catalogue/visitor');
  expect(await announcing().client.query(visitorQuery())).toEqual({ currencyCode: 'USD' });
  expect(asked).toEqual([]);
});

it('actions aren’t reported without an analytics URL', async () => {
  const { track } = await import('./subscriptions/analytics');
  const { getExternal } = await import('./client/external');
  track('sub-1', 'create');
  // This later call turns out to be the first one made.
  await getExternal('https://other.example/').catch(() => undefined);
  expect(asked).toEqual(['GET https://other.example/']);
});

it('there are no templates without a Git URL', async () => {
  const { gitTemplatesQuery, hasGitTemplates } = await import('./instances/gitTemplates');
  expect([hasGitTemplates, gitTemplatesQuery().enabled]).toEqual([false, false]);
});
