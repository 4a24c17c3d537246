// What `npm test` prints about failures, after everything has run.
import { describe, expect, it } from 'vitest';
import { againCommands, inLines, journeyFailures, unitFailures } from './run/failures.mjs';

const AGAIN = 'npm run journeys -- --last-failed';
const passed = { status: 'passed', fullName: 'a form keeps what was typed', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'a form asks before it closes',
  failureMessages: [
    '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at test/screens/form.test.tsx:3:1\n    at new Promise (<anonymous>)\n    at node_modules/x.js:1:1',
  ],
};
const unit = {
  testResults: [
    {
      name: `${process.cwd()}/test/screens/form.test.tsx`,
      status: 'failed',
      message: '',
      assertionResults: [passed, failed],
    },
    {
      name: `${process.cwd()}/src/paths.test.ts`,
      status: 'failed',
      message: 'Error: no such module',
      assertionResults: [],
    },
    { name: `${process.cwd()}/src/app.test.ts`, status: 'passed', message: '', assertionResults: [passed] },
  ],
};
const spec = (title: string, ok: boolean) => ({
  file: 'trial.spec.ts',
  title,
  ok,
  tests: [{ results: [{ errors: ok ? [] : [{ message: 'Error: not visible' }] }] }],
});
const journeys = {
  errors: [],
  suites: [{ specs: [spec('a trial starts', true)], suites: [{ specs: [spec('a trial ends', false)] }] }],
};

describe('a failed test', () => {
  it('of vitest is printed with its message, as is a file that couldn’t be run', () => {
    expect(inLines(unitFailures(unit))).toEqual([
      '✗ a form asks before it closes',
      '    AssertionError: expected 1 to be 2',
      '        at test/screens/form.test.tsx:3:1',
      '✗ src/paths.test.ts',
      '    Error: no such module',
    ]);
  });

  it('of Playwright is printed with its message', () => {
    expect(inLines(journeyFailures(journeys, AGAIN))).toEqual([
      '✗ trial.spec.ts: a trial ends',
      '    Error: not visible',
    ]);
  });

  it('that nothing could be run for is printed with what Playwright says', () => {
    expect(inLines(journeyFailures({ errors: [{ message: 'Error: no server' }] }, AGAIN))).toEqual([
      '✗ browser journeys',
      '    Error: no server',
    ]);
  });

  it('is printed with the first 25 lines of a long message', () => {
    const message = Array.from({ length: 30 }, (_, line) => `line ${line + 1}`).join('\n');
    const lines = inLines([{ name: 'a', message }]);
    expect(lines).toHaveLength(27);
    expect(lines.slice(-2)).toEqual(['    line 25', '    … 5 more lines']);
  });
});

describe('only what failed', () => {
  it('is run again by one command for each kind', () => {
    expect(
      againCommands([...unitFailures(unit), ...journeyFailures(journeys, AGAIN), { name: 'format' }]),
    ).toEqual(['npx vitest run test/screens/form.test.tsx src/paths.test.ts', AGAIN]);
  });

  it('names no command for checks', () => {
    expect(againCommands([{ name: 'types and lint' }])).toEqual([]);
  });
});
