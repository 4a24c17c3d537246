// What "Help" opens: its menu, and what the menu opens.
import type { RefObject } from 'react';
import type { OpenPart } from '../useOpenPart';
import { HelpMenu } from './HelpMenu';
import { KeyboardDialog } from './KeyboardDialog';
import { ReportDialog } from './ReportDialog';

interface HelpProps {
  part: 'help' | 'keyboard' | 'report';
  /** The button in the top bar. */
  anchor: RefObject<HTMLElement | null>;
  onOpen: OpenPart;
}

/** Shows the given part. */
export function Help({ part, anchor, onOpen }: HelpProps) {
  const close = () => onOpen();
  if (part === 'keyboard') return <KeyboardDialog onClose={close} />;
  if (part === 'report') return <ReportDialog onClose={close} />;
  return <HelpMenu anchor={anchor} onOpen={onOpen} />;
}
