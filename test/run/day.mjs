// `npm run day`: runs the journey of a day in a tab (test/e2e/platform/day.spec.ts) with all 24 hours; `npm test` runs three.
process.env.DAY_HOURS ??= '24';
process.env.JOURNEY_LANES ??= '1';
process.argv.push('platform/day');
await import('./journeys.mjs');
