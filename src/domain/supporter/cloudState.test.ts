import { expect, it } from 'vitest';
import { cloudStateMeaning, cloudStateUrgency, cloudStateLabel } from './cloudState';

it.each([
  ['CREATE_COMPLETE', 'Create complete', 'good'],
  ['UPDATE_COMPLETE', 'Update complete', 'good'],
  ['UPDATE_IN_PROGRESS', 'Update in progress', 'busy'],
  ['CREATE_FAILED', 'Create failed', 'bad'],
  ['ROLLBACK_COMPLETE', 'Rollback complete', 'bad'],
  ['UPDATE_ROLLBACK_IN_PROGRESS', 'Update rollback in progress', 'bad'],
  ['DELETE_COMPLETE', 'Delete complete', 'ended'],
  ['DELETE_FAILED', 'Delete failed', 'bad'],
  ['running', 'Running', 'good'],
  ['stopped', 'Stopped', 'ended'],
  ['pending', 'Pending', 'busy'],
  // A state that merely contains a known word doesn't match it.
  ['UNDELETE_PENDING', 'Undelete pending', 'busy'],
  ['UNSTOPPED', 'Unstopped', 'busy'],
  ['STOPPED_SOON', 'Stopped soon', 'busy'],
  ['COMPLETE_SOON', 'Complete soon', 'busy'],
  ['PRERUNNING', 'Prerunning', 'busy'],
  ['RUNNING_OUT', 'Running out', 'busy'],
])('the cloud state %s has the text “%s” and the meaning “%s”', (state, words, meaning) => {
  expect(cloudStateLabel(state)).toBe(words);
  expect(cloudStateMeaning(state)).toBe(meaning);
});

it('cloud states that need attention most are sorted first', () => {
  const states = ['DELETE_COMPLETE', 'CREATE_COMPLETE', 'CREATE_IN_PROGRESS', 'CREATE_FAILED'];
  expect([...states].sort((a, b) => cloudStateUrgency(a) - cloudStateUrgency(b))).toEqual(states.reverse());
});
