// Lists a form's problems at its top if there is more than one (docs/product/interface.md#problems): it receives
// focus on submit, and each line leads to its field.
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Button } from './Button';
import { Alert } from '../feedback/Alert';
import { t } from '../../messages/t';

interface ProblemSummaryProps<Name> {
  lines: readonly { name: Name; text: string }[];
  onGo: (name: Name) => void;
}

/** Lists the form's problems and moves focus to itself when first shown. Renders nothing without lines. */
export function ProblemSummary<Name extends string>({ lines, onGo }: ProblemSummaryProps<Name>) {
  const wasFocused = useRef(false);
  const focusOnce = (element: HTMLElement | null) => {
    if (!element || wasFocused.current) return;
    wasFocused.current = true;
    element.focus();
  };
  if (lines.length === 0) return null;
  return (
    <Box ref={focusOnce} role="group" aria-label={t('common.whatIsWrong')} tabIndex={-1} sx={{ mb: 2 }}>
      <Alert kind="error">
        <div>{t('common.problems', { count: lines.length })}</div>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map(({ name, text }) => (
            <li key={name}>
              <Button
                size="small"
                color="error"
                onClick={() => onGo(name)}
                sx={{ ml: '-5px', textAlign: 'left' }}
              >
                {text}
              </Button>
            </li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
}
