// What is fetched once (docs/product/vendor-api.md#fetched-once): plans, regions, currencies and timezones.
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { standInVendor } from '../../../test/support/standInVendor';
import { currenciesQuery, plansQuery } from './plans';
import { regionsQuery, timezoneQuery, zonesQuery } from './regions';
import { visitorQuery } from './visitor';

describe('the catalogue', () => {
  it('is requested once, with the plans of all bundles', async () => {
    const asked = standInVendor({
      'GET /public/plans': [{ id: 'p-1', price: 9900 }],
      'GET /public/regions': [{ code: 'eu-west-1', longitude: '-6.2' }],
      'GET /public/currencies': ['EUR', 'USD'],
      'GET /instance/st-1/timezone': { timezone: 'UTC' },
    });
    const { client } = announcing();
    const readAll = () =>
      Promise.all([
        client.query(plansQuery()),
        client.query(regionsQuery()),
        client.query(currenciesQuery()),
        client.query(timezoneQuery('st-1')),
      ]);
    const all = [
      [{ id: 'p-1', price: 9900 }],
      [{ code: 'eu-west-1', longitude: -6.2 }],
      ['EUR', 'USD'],
      'UTC',
    ];
    expect(await readAll()).toEqual(all);
    expect(await readAll()).toEqual(all);
    expect(asked.toSorted()).toEqual([
      'GET /instance/st-1/timezone',
      'GET /public/currencies',
      'GET /public/plans?all_bundles=1',
      'GET /public/regions',
    ]);
  });

  it('caches each list under its own key', () => {
    const all = [
      plansQuery(),
      regionsQuery(),
      currenciesQuery(),
      timezoneQuery('st-1'),
      zonesQuery(),
      visitorQuery(),
    ];
    expect(all.map(({ queryKey }) => queryKey.join(' '))).toEqual([
      'plans',
      'regions',
      'currencies',
      'timezone st-1',
      'windows-zones',
      'visitor',
    ]);
  });

  it('loads the names of timezones, and announces no failure', async () => {
    const zones = await announcing().client.query(zonesQuery());
    expect(zones.find(({ Id }) => Id === 'UTC')?.DisplayName).toContain('Coordinated Universal Time');
    expect(zonesQuery().meta).toEqual({ quiet: true });
  });
});
