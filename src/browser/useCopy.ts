// Copies a text on a press, and says aloud that it was done, or that the browser refused.
import { useState } from 'react';
import { say } from './say';
import { t } from '../messages/t';

const SHOWN_MS = 2000;

/** Returns what copies a text, and whether that has just been done. */
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
