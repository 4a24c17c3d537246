// The subdomain, with the address that it makes while it is typed (docs/product/instance-settings.md#subdomain-form).
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldProblem } from '../../ui/form/FieldProblem';

interface SubdomainFieldProps {
  field: UseFormRegisterReturn;
  /** What is wrong with it, by its form or by the server's word. */
  problem: string | undefined;
  /** The whole address, as far as it is known. */
  address: string;
}

/** A registered field of the form. */
export function SubdomainField({ field: { ref, ...field }, problem, address }: SubdomainFieldProps) {
  return (
    <TextField
      {...field}
      inputRef={ref}
      label="Subdomain"
      size="small"
      fullWidth
      error={problem !== undefined}
      helperText={
        <>
          {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            Required. Your instance will be at{' '}
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {address}
            </Box>
          </Box>
        </>
      }
      autoComplete="off"
      slotProps={{
        htmlInput: { 'aria-required': true, spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' },
        inputLabel: { shrink: true },
        formHelperText: { sx: { mx: 0, display: 'grid', gap: 0.5 } },
      }}
    />
  );
}
