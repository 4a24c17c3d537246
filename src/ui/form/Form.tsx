// The `form` element of a kept form. Submitted with one problem, it focuses that field; with several, their summary. From then
// on, the tab's title shows an error for as long as a problem remains (docs/product/interface.md#problems).
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { useErrorTitle } from '../../browser/documentTitle';
import { ProblemSummary } from './ProblemSummary';
import type { DraftForm } from './useDraftForm';
import { t } from '../../messages/t';

interface FormProps<Values extends FieldValues> {
  form: DraftForm<Values>;
  /** Called on submit with the fields' values, if none has a problem. */
  onSubmit: (values: Values) => void;
  /** How the children are laid out. */
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** The form; Enter or its button of type `submit` submits it. */
export function Form<Values extends FieldValues>({ form, onSubmit, sx, children }: FormProps<Values>) {
  const { methods, labels, problems } = form;
  const [attempt, setAttempt] = useState({ number: 0, hasMany: false });
  const names = Object.keys(labels) as FieldPath<Values>[];
  const lines = names.flatMap((name) => {
    const problem = problems[name];
    return problem === undefined
      ? []
      : [{ name, text: t('common.problemAt', { field: labels[name] ?? name, problem }) }];
  });
  useErrorTitle(methods.formState.isSubmitted && lines.length > 0);

  const refuse = (errors: FieldErrors<Values>) => {
    const [first, ...more] = names.filter((name) => name in errors);
    setAttempt(({ number }) => ({ number: number + 1, hasMany: more.length > 0 }));
    if (first && more.length === 0) methods.setFocus(first);
  };
  const submit = methods.handleSubmit(onSubmit, refuse);
  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      {attempt.hasMany && (
        <ProblemSummary key={attempt.number} lines={lines} onGo={(name) => methods.setFocus(name)} />
      )}
      <Box sx={sx}>{children}</Box>
    </Box>
  );
}
