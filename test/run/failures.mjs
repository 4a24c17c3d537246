// What failed, read from the reports of vitest and Playwright, and how `npm test` prints it.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of an error message that are printed: an assertion, its difference, and where it stands. */
const LINES = 25;

/**
 * A failed test or check: its name, what to print below it, and what runs it again: its file by vitest, or a command.
 * @typedef {{ name: string, message?: string, file?: string, again?: string }} Failure
 */

/**
 * Returns the failed tests of vitest's JSON report, and the files that couldn't be run at all.
 * @param {Record<string, any>} report
 * @returns {Failure[]}
 */
export function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: fullName,
        message: failureMessages.join('\n'),
        file,
      }));
    return status === 'failed' && tests.length === 0 ? [{ name: file, message, file }] : tests;
  });
}

/**
 * Returns the failed journeys of Playwright's JSON report, and what kept it from running any; `again` runs those that failed.
 * @param {Record<string, any>} report
 * @param {string} again
 * @returns {Failure[]}
 */
export function journeyFailures({ suites = [], errors = [] }, again) {
  const failed = ({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        name: `${file}: ${title}`,
        message: tests
          .flatMap(({ results }) => results)
          .flatMap((result) => result.errors)
          .map((error) => error.message)
          .join('\n'),
        again,
      })),
    ...inner.flatMap(failed),
  ];
  return [...errors.map(({ message }) => ({ name: 'browser journeys', message })), ...suites.flatMap(failed)];
}

/**
 * Returns the lines for these failures: each name, with the beginning of its message below it.
 * @param {readonly Failure[]} failures
 */
export function inLines(failures) {
  return failures.flatMap(({ name, message = '' }) => {
    const all = stripVTControlCharacters(message).trim().split('\n');
    const lines = all.filter((line) => !/^ +at .*(?:node_modules|<anonymous>)/.test(line));
    const more = lines.length > LINES ? [`… ${lines.length - LINES} more lines`] : [];
    const shown = [...lines.slice(0, LINES), ...more].filter((line) => line !== '');
    return [`✗ ${name}`, ...shown.map((line) => `    ${line}`)];
  });
}

/**
 * Returns the commands that run only what failed.
 * @param {readonly Failure[]} failures
 */
export function againCommands(failures) {
  const files = [...new Set(failures.flatMap(({ file }) => file ?? []))];
  const commands = [...new Set(failures.flatMap(({ again }) => again ?? []))];
  return [...(files.length > 0 ? [`npx vitest run ${files.join(' ')}`] : []), ...commands];
}
