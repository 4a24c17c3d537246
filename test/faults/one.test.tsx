// The fault matrix for a single object: the data collection of an instance, on the page where it is chosen.
import { beforeAll, describe, it } from 'vitest';
import { casesOf } from './matrix';
import { choiceIsTrue, flags, PERSONA } from './dataCollection';
import { play, type Target } from './play';
import { readingScenarios } from './reading';
import { readPages } from './stage';

beforeAll(readPages);

const one: Target = {
  persona: PERSONA,
  address: '/data-sharing-opt-in',
  path: '/datascience/verify',
  method: 'GET',
  healthy: flags,
  again: 'Try again',
  isTrue: choiceIsTrue,
};

describe('reading one object', () => {
  it.each(casesOf('GET one'))('$outcome after $row', ({ row, outcome }) => play(one, row, outcome));
  readingScenarios(one, 'GET one', ['data-collection', 'stack-trial'], 'Data sharing');
});
