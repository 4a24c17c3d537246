import { describe, expect, it } from 'vitest';
import {
  byUrgency,
  countStates,
  problemLabel,
  uploadsFile,
  uploadsFileName,
  uploadStateMeaning,
  uploadStateLabel,
  type InstanceUpload,
  type InstanceUploadState,
  type UploadProblem,
} from './instanceUpload';

const uploadOf = (id: string, more: Partial<InstanceUpload> = {}): InstanceUpload => ({
  instance: { id, name: `${id}, Inc.`, fqdn: `${id}.my-prtg.example`, stackId: `stack-${id}` },
  state: 'delivered',
  stored: 3,
  files: 3,
  sent: 30,
  size: 30,
  problems: [],
  ...more,
});
const failed = (why: string, ...names: string[]): UploadProblem[] =>
  names.map((name) => ({ name, error: new Error(why) }));

describe('the state of an instance’s upload', () => {
  it.each<[InstanceUploadState, string, string]>([
    ['waiting', 'Waiting', 'busy'],
    ['sending', 'Uploading', 'busy'],
    ['delivering', 'Delivering…', 'busy'],
    ['delivered', 'Delivered', 'good'],
    ['failed', 'Failed', 'bad'],
    ['stopped', 'Stopped', 'ended'],
  ])('%s has the text “%s” and the meaning “%s”', (state, words, meaning) => {
    expect(uploadStateLabel(state)).toBe(words);
    expect(uploadStateMeaning(state)).toBe(meaning);
  });
});

it('the uploads are listed with failures first and what is delivered last, and counted', () => {
  const states: InstanceUploadState[] = [
    'delivered',
    'stopped',
    'waiting',
    'delivering',
    'sending',
    'failed',
    'failed',
  ];
  const uploads = states.map((state, n) => uploadOf(`${n}`, { state }));
  expect(byUrgency(uploads).map(({ instance }) => instance.id)).toEqual('5643210'.split(''));
  expect(countStates(uploads)).toEqual({
    waiting: 1,
    sending: 1,
    delivering: 1,
    delivered: 1,
    failed: 2,
    stopped: 1,
  });
});

describe('the problems of an instance', () => {
  it.each<[string, UploadProblem[], number | undefined, string[]]>([
    ['none', [], undefined, []],
    ['one file', failed('It is full.', 'a.mib'), undefined, ['a.mib: It is full.']],
    ['the delivery', [{ error: new Error('Busy.') }], undefined, ['Busy.']],
    ['the same', failed('Full.', 'a', 'b', 'c'), undefined, ['a, b, and c: Full.']],
    ['as many as are named', failed('Full.', 'a', 'b', 'c'), 3, ['a, b, and c: Full.']],
    ['one more than are named', failed('Full.', 'a', 'b', 'c', 'd'), 3, ['a, b, and c, and 1 more: Full.']],
    [
      'different ones',
      [...failed('Full.', 'a', 'b'), ...failed('Gone.', 'c')],
      3,
      ['a and b: Full.', 'c: Gone.'],
    ],
  ])('are put into words: %s', (_name, problems, most, words) => {
    expect(problemLabel(problems, most)).toEqual(words);
  });
});

it('the result is saved as CSV: a line for each instance', () => {
  const text = uploadsFile([
    uploadOf('one'),
    uploadOf('two', {
      instance: { id: 'two', name: 'two', stackId: 'stack-two' },
      state: 'failed',
      stored: 1,
      problems: [...failed('Full.', 'a', 'b', 'c', 'd'), ...failed('Gone.', 'e')],
    }),
  ]);
  expect(text).toBe(
    [
      '\uFEFFInstance,Domain,ID,Result,Files,Files stored,Message',
      '"one, Inc.",one.my-prtg.example,one,Delivered,3,3,',
      'two,,two,Failed,3,1,"a, b, c, and d: Full. e: Gone."',
      '',
    ].join('\r\n'),
  );
  expect(uploadsFileName(Date.UTC(2026, 10, 22, 23, 59))).toBe('prtg-upload-2026-11-22.csv');
});
