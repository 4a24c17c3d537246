// The analytics function (docs/product/vendor-api.md#analytics): stores the calls it receives in the world.
import type { Part } from './part.ts';
import type { OutsideSurroundings } from './outsideService.ts';
import { outsideService, plain } from './outsideService.ts';

const ACTIONS = ['fetch', 'create', 'update', 'cancel'];
const ISO_DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Returns the part at `at.analytics`. It answers 400 unless all three values are present and valid. */
export function createAnalytics({ at, world }: OutsideSurroundings): Part {
  return outsideService(at, at.analytics, (request, path) => {
    if (request.method !== 'GET' || path !== '') return undefined;
    const query = new URL(request.url).searchParams;
    const subId = query.get('sub_id') ?? '';
    const action = query.get('action') ?? '';
    const date = query.get('date') ?? '';
    if (subId === '' || !ACTIONS.includes(action) || !ISO_DATE_TIME.test(date)) {
      return plain(400, 'sub_id, action and date are needed.');
    }
    world.analytics.push({ at: world.clock.seconds(), subId, action, date });
    return new Response(null, { status: 204 });
  });
}
