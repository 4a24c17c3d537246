import { describe, expect, it } from 'vitest';
import {
  problemLabel,
  UploadError,
  uploadsFile,
  uploadStateLabel,
  type InstanceUpload,
  type UploadProblem,
} from './instanceUpload';

const problems = (why: string, ...names: string[]): UploadProblem[] =>
  names.map((name) => ({ name, error: new Error(why) }));
const failed = (why: string, ...names: string[]) => new UploadError(problems(why, ...names));
const soFar = (stored: number, isDelivering: boolean) => ({ stored, sent: 10, isDelivering });

it.each<[Pick<InstanceUpload, 'state' | 'data'>, string]>([
  [{ state: 'waiting' }, 'Waiting'],
  [{ state: 'running' }, 'Uploading'],
  [{ state: 'running', data: soFar(1, false) }, 'Uploading'],
  [{ state: 'running', data: soFar(3, true) }, 'Delivering…'],
  [{ state: 'done', data: soFar(3, true) }, 'Delivered'],
  [{ state: 'failed' }, 'Failed'],
  [{ state: 'notBegun' }, 'Stopped'],
])('an upload in the state %j is “%s”', (upload, words) => {
  expect(uploadStateLabel(upload)).toBe(words);
});

describe('the problems of an instance', () => {
  it.each<[string, Error | undefined, number | undefined, string[]]>([
    ['none', undefined, undefined, []],
    ['one file', failed('It is full.', 'a.mib'), undefined, ['a.mib: It is full.']],
    ['the delivery', new Error('Busy.'), undefined, ['Busy.']],
    ['the same', failed('Full.', 'a', 'b', 'c'), undefined, ['a, b, and c: Full.']],
    ['as many as are named', failed('Full.', 'a', 'b', 'c'), 3, ['a, b, and c: Full.']],
    ['one more than are named', failed('Full.', 'a', 'b', 'c', 'd'), 3, ['a, b, and c, and 1 more: Full.']],
    [
      'different ones',
      new UploadError([...problems('Full.', 'a', 'b'), ...problems('Gone.', 'c')]),
      3,
      ['a and b: Full.', 'c: Gone.'],
    ],
  ])('are put into words: %s', (_name, problem, most, words) => {
    expect(problemLabel(problem, most)).toEqual(words);
  });
});

it('the result is saved as CSV: a line for each instance', () => {
  const parcel = {
    templates: [],
    files: ['a', 'b', 'c'].map((name) => ({ folder: 'MIB/' as const, file: new File([], name) })),
  };
  const itemOf = (id: string, name: string, fqdn?: string) => ({
    id,
    parcel,
    instance: { id, name, fqdn, stackId: `stack-${id}` },
  });
  const text = uploadsFile([
    { item: itemOf('one', 'one, Inc.', 'one.my-prtg.example'), state: 'done', data: soFar(3, true) },
    {
      item: itemOf('two', 'two'),
      state: 'failed',
      data: soFar(1, false),
      problem: new UploadError([...problems('Full.', 'a', 'b', 'c', 'd'), ...problems('Gone.', 'e')]),
    },
  ]);
  expect(text).toBe(
    [
      '\uFEFFInstance,Domain,ID,Result,Files,Files stored,Message',
      '"one, Inc.",one.my-prtg.example,one,Delivered,3,3,',
      'two,,two,Failed,3,1,"a, b, c, and d: Full. e: Gone."',
      '',
    ].join('\r\n'),
  );
});
