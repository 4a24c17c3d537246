// Copies text on a press, and has a screen reader read out whether the browser did or refused.
import { useState } from 'react';
import { say } from './say';
import { t } from '../messages/t';

const SHOWN_MS = 2000;

/** Returns a function that copies text, and whether it has just done so. */
export function useCopy() {
  const [copies, setCopies] = useState(0);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      window.setTimeout(() => setCopies((count) => count - 1), SHOWN_MS);
      say(t('common.copied'));
    } catch {
      say(t('common.cannotCopy'));
    }
  };
  return { isCopied: copies > 0, copy: (text: string) => void copy(text) };
}
