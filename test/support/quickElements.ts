// React's development build notes for every element where it was made, as a stack that only its developer tools show. Screen
// tests make millions of elements: without it they take a ninth less time. There is no setting for it, so its counter says
// that there are enough already; a React that counts otherwise is as slow as before, and nothing else changes.
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];

if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // It stays so.
    },
  });
}
