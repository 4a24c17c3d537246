// The analytics function (docs/product/vendor-api.md#analytics): keeps what it is told in the world.
import type { Part } from './part.ts';
import type { OutsideSurroundings } from './outsideService.ts';
import { outsideService, plain } from './outsideService.ts';

const ACTIONS = ['fetch', 'create', 'update', 'cancel'];
const ISO_DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Answers at `at.analytics`; 400 for a call that doesn't have all three values as they must be. */
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
