// Says in the tab's title that a form has an error, even with a single field and so without an error summary.
import { useLayoutEffect } from 'react';
import { sayErrors } from './documentTitle';

/** Marks the title while something is wrong with the form. */
export function useErrorTitle(isWrong: boolean): void {
  // In step with the browser's tab: before the page that follows names it.
  useLayoutEffect(() => (isWrong ? sayErrors() : undefined), [isWrong]);
}
