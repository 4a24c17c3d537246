// The visitor lookup (docs/product/vendor-api.md#visitor-lookup): returns where the visitor is, according to the world.
import type { Part } from './part.ts';
import type { OutsideSurroundings } from './outsideService.ts';
import { outsideService, plain } from './outsideService.ts';

/** Returns the part at `at.geo`. It answers 503 while the world's visitor is 'failing'. */
export function createGeo({ at, world }: OutsideSurroundings): Part {
  return outsideService(at, at.geo, (request, path) => {
    if (request.method !== 'GET' || path !== '') return undefined;
    const { visitor } = world;
    if (visitor === 'failing') return plain(503, 'The lookup is out of order.');
    const { countryCode, latitude, longitude } = visitor;
    return Response.json({
      Response: { CountryCode: countryCode, Latitude: latitude, Longitude: longitude },
    });
  });
}
