// Shows in the tab's title that a form has an error, even for a form of one field, which has no error summary.
import { useLayoutEffect } from 'react';
import { sayErrors } from './documentTitle';

/** Marks the title while something is wrong with the form. */
export function useErrorTitle(isWrong: boolean): void {
  // Synchronises with the tab's title; a layout effect, so that it is undone before the next page sets its name.
  useLayoutEffect(() => (isWrong ? sayErrors() : undefined), [isWrong]);
}
