// Copies text on a press, and has a screen reader read out whether the browser did or refused.
import { useState } from 'react';
import { announce } from './announce';
import { t } from '../messages/t';

const SHOWN_MS = 2000;

/** Returns a function that copies text, whether it has just done so, and the words to show if the browser refused. */
export function useCopy() {
  const [copies, setCopies] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  const copy = async (text: string) => {
    setIsRefused(false);
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      window.setTimeout(() => setCopies((count) => count - 1), SHOWN_MS);
      announce(t('common.copied'));
    } catch {
      setIsRefused(true);
      announce(t('common.cannotCopy'));
    }
  };
  const refusal = isRefused ? t('common.cannotCopy') : undefined;
  return { isCopied: copies > 0, refusal, copy: (text: string) => void copy(text) };
}
