// The client secret (docs/product/enterprise-connection.md#secret): a stored one shows as a fixed run of asterisks,
// which isn't the field's value; a new one is masked while it is typed, unless the user wants to see it
// (docs/product/interface.md#secrets).
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { SECRET_MASK } from '../../domain/text/shown';
import type { DraftForm } from '../../ui/form/useDraftForm';
import type { ConnectionDraft } from './connectionDraft';
import { ConnectionField } from './ConnectionField';
import { t } from '../../messages/t';

interface SecretFieldProps {
  form: DraftForm<ConnectionDraft>;
  isStored: boolean;
  /** The client ID was changed: the stored secret belongs to another application. */
  isOfAnotherClient: boolean;
}

/** The field, with a button that shows what is typed. */
export function SecretField({ form, isStored, isOfAnotherClient }: SecretFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <ConnectionField
      form={form}
      name="clientSecret"
      hint={hintOf(isStored, isOfAnotherClient)}
      isOptional={isStored}
      type={isShown ? 'text' : 'password'}
      {...(isStored && { placeholder: SECRET_MASK })}
      button={
        <IconButton
          aria-label={t('entraId.showSecret')}
          aria-pressed={isShown}
          size="small"
          edge="end"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon fontSize="small" />
        </IconButton>
      }
    />
  );
}

function hintOf(isStored: boolean, isOfAnotherClient: boolean): string {
  if (!isStored) return t('entraId.secretHint');
  return t(isOfAnotherClient ? 'entraId.secretOfAnother' : 'entraId.secretStored');
}
