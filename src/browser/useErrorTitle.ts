// The tab's title says that a form has an error, also one of a single field, which has no summary of what is wrong.
import { useLayoutEffect } from 'react';
import { sayErrors } from './documentTitle';

/** Marks the title while something is wrong with the form. */
export function useErrorTitle(isWrong: boolean): void {
  // In step with the browser's tab: before the page that follows names it.
  useLayoutEffect(() => (isWrong ? sayErrors() : undefined), [isWrong]);
}
