// The fault matrix for a single object: the data collection of an instance, on the page where it is chosen.
import { act } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf, scenarioOf } from './matrix';
import { choiceIsTrue, flags, PERSONA } from './dataCollection';
import { isTrueAgain, open, play, type Target } from './play';
import { readingScenarios } from './reading';
import { pass, press, readPages, until } from './stage';

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

  it(scenarioOf('a change while it is read', 'GET one'), async () => {
    const stage = await open(one);
    await isTrueAgain(one, stage);
    const { body } = await one.healthy(stage.sandbox);
    stage.sandbox.faults.add({ path: one.path, method: one.method, body, delayMs: 8_000 });
    stage.sandbox.faults.add({ path: one.path, method: one.method, status: 403 });
    act(() => void stage.queryClient.invalidateQueries({ queryKey: ['data-collection'] }));
    await until(stage, () => stage.asked() === 1, 5_000, 'it is asked before the change');
    await press(stage, 'radio', 'With personal data');
    await pass(stage, 12_000);
    expect(one.isTrue(stage), 'the change stays').toBe(true);
  });
});
