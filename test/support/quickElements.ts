// Keeps React's development build from capturing a stack for every element, which only its developer tools show. Screen tests
// create millions of elements and take a ninth less time without. React has no setting for it, so its counter always reports
// that the limit is reached. If React changes that counter, tests get as slow as before, and nothing else changes.
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];

if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // The counter never changes.
    },
  });
}
