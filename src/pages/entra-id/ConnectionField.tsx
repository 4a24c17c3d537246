// A field of the connection. Spaces, quotation marks and the like that were copied along are removed at once, and a hint says so.
import { useState, type ReactNode } from 'react';
import { cleanedValue, withoutSpaces } from '../../domain/connections/connection';
import { HelperText } from '../../ui/form/HelperText';
import { TextInput } from '../../ui/form/TextInput';
import type { DraftForm } from '../../ui/form/useDraftForm';
import type { ConnectionDraft } from './connectionDraft';
import { t, type PlainKey } from '../../messages/t';

interface ConnectionFieldProps {
  form: DraftForm<ConnectionDraft>;
  name: 'tenantDomain' | 'clientId' | 'clientSecret';
  /** What belongs here. */
  hint: string;
  type?: 'text' | 'password';
  placeholder?: string;
  isOptional?: boolean;
  /** Shown at the end of the field. */
  button?: ReactNode;
}

/** A text field. */
export function ConnectionField({ hint, button, ...props }: ConnectionFieldProps) {
  const [cleaned, setCleaned] = useState<PlainKey>();
  const clean = (typed: string) => {
    const value = cleanedValue(props.name, typed);
    const isOnlySpaces = value === withoutSpaces(typed);
    setCleaned(value === typed ? undefined : isOnlySpaces ? 'entraId.spacesRemoved' : 'entraId.unwrapped');
    return value;
  };
  return (
    <TextInput
      {...props}
      isVerbatim
      keepsHint
      clean={clean}
      endAdornment={button}
      hint={
        <>
          {cleaned && <HelperText>{t(cleaned)}</HelperText>}
          <span>{hint}</span>
        </>
      }
    />
  );
}
