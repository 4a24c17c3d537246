import { expect, it } from 'vitest';
import { pathSegments } from './shown';

it.each([
  ['/manage/sub-1', ['', 'manage', 'sub-1']],
  ['/manage/a%2Fb%20c', ['', 'manage', 'a/b c']],
  ['/manage/%E0%A4%A/more', ['', 'manage', '%E0%A4%A', 'more']],
  ['', ['']],
])('the decoded segments of the path %s', (path, segments) => {
  expect(pathSegments(path)).toEqual(segments);
});
