// A group of radio buttons with its legend and error message (docs/product/interface.md#problems,
// docs/product/interface.md#choices).
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { FieldProblem } from '../form/HelperText';
import { requiredMark } from '../form/requiredMark';

interface ChoiceGroupProps {
  legend: string;
  /** One of them has to be chosen. */
  isRequired?: boolean;
  /** The error message, if any. */
  problem?: string | undefined;
  /** Rows with the same `name`. */
  children: ReactNode;
}

/** A fieldset with the role of a radio group, labelled by its legend. */
export function ChoiceGroup({ legend, isRequired = false, problem, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={problem !== undefined}
      aria-required={isRequired}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box
        component="legend"
        id={`${id}-legend`}
        sx={{ p: 0, mb: 1, typography: 'h3', ...(isRequired && requiredMark) }}
      >
        {legend}
      </Box>
      {problem !== undefined && (
        <Box id={`${id}-problem`} sx={{ mb: 1 }}>
          <FieldProblem>{problem}</FieldProblem>
        </Box>
      )}
      {children}
    </Box>
  );
}
