// What is wrong with a form, said at its top where it is more than one thing (docs/product/interface.md#problems): it
// takes the focus when the form was sent, each line leads to its field, and the tab's title says that there is an
// error.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Notice } from '../feedback/Notice';
import { useErrorTitle } from '../../browser/useErrorTitle';

/** A field's name and label, and what is wrong with it, if anything is. */
export type FieldCheck<Values extends FieldValues> = readonly [
  name: FieldPath<Values>,
  label: string,
  problem: string | undefined,
];

/**
 * Takes a form with `shouldFocusError: false`, and its fields in the order of the page. Gives what
 * `handleSubmit` calls for a form that is wrong, and the summary.
 */
export function useProblemSummary<Values extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Values>, 'setFocus'>,
  checks: readonly FieldCheck<Values>[],
) {
  const [attempt, setAttempt] = useState({ number: 0, hasMany: false });
  const lines = checks.flatMap(([name, label, problem]) =>
    problem === undefined ? [] : [{ name, words: `${label}: ${problem}` }],
  );
  return {
    onInvalid: (errors: FieldErrors<Values>) => {
      const [first, ...more] = Object.keys(errors) as FieldPath<Values>[];
      setAttempt(({ number }) => ({ number: number + 1, hasMany: more.length > 0 }));
      if (first && more.length === 0) setFocus(first);
    },
    summary: attempt.number > 0 && lines.length > 0 && (
      <Summary
        attempt={attempt.number}
        lines={attempt.hasMany ? lines : []}
        onGo={(name) => setFocus(name)}
      />
    ),
  };
}

interface SummaryProps<Name> {
  /** How often the form was sent with problems. */
  attempt: number;
  /** None where the one problem stands at its field, which has the focus. */
  lines: readonly { name: Name; words: string }[];
  onGo: (name: Name) => void;
}

function Summary<Name extends string>({ attempt, lines, onGo }: SummaryProps<Name>) {
  const box = useRef<HTMLDivElement>(null);
  // In step with the browser's focus.
  useEffect(() => box.current?.focus(), [attempt]);
  useErrorTitle(true);
  if (lines.length === 0) return null;
  return (
    <Box ref={box} role="group" aria-label="What is wrong" tabIndex={-1}>
      <Notice kind="error">
        {lines.length === 1 ? 'Please correct this:' : `Please correct these ${lines.length} things:`}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map(({ name, words }) => (
            <li key={name}>
              <Button
                size="small"
                color="error"
                onClick={() => onGo(name)}
                sx={{ ml: '-5px', textAlign: 'left' }}
              >
                {words}
              </Button>
            </li>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}
