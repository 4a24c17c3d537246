// A field of the connection. No value may contain spaces: those copied along are removed at once, and a hint says so.
import { useState, type ReactNode } from 'react';
import { withoutSpaces } from '../../domain/connections/connectionProblems';
import { HelperText } from '../../ui/form/HelperText';
import { TextInput } from '../../ui/form/TextInput';
import type { DraftForm } from '../../ui/form/useDraftForm';
import type { ConnectionDraft } from './connectionDraft';
import { t } from '../../messages/t';

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
  const [hadSpaces, setHadSpaces] = useState(false);
  const clean = (typed: string) => {
    setHadSpaces(withoutSpaces(typed) !== typed);
    return withoutSpaces(typed);
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
          {hadSpaces && <HelperText>{t('entraId.spacesRemoved')}</HelperText>}
          <span>{hint}</span>
        </>
      }
    />
  );
}
