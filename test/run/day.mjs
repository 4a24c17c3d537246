// `npm run day`: the journey of a day in a tab (test/e2e/platform/day.spec.ts) with all its 24 hours. `npm test` has three.
process.env.DAY_HOURS ??= '24';
process.env.JOURNEY_LANES ??= '1';
process.argv.push('platform/day');
await import('./journeys.mjs');
