// The domains whose users sign in with the directory: typed one by one, or pasted as a list
// (docs/product/enterprise-connection.md#domain-aliases).
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '../../ui/form/TextField';
import { parseDomainAliases } from '../../domain/connections/connection';
import { withoutInvisible } from '../../domain/text/shown';
import { aliasProblem } from '../../domain/connections/connectionProblems';
import { useField } from '../../ui/form/useField';
import type { DraftForm } from '../../ui/form/useDraftForm';
import { VERBATIM } from '../../ui/form/cleanInput';
import { aliasProblems, withAliases, type ConnectionDraft } from './connectionDraft';
import { t, type Message } from '../../messages/t';

interface DomainAliasesProps {
  form: DraftForm<ConnectionDraft>;
  /** Called with the problems of the text in the field. */
  onProblems: (problems: readonly Message[]) => void;
}

/**
 * The field and the list of added aliases. Text that can't be an alias stays in the field, with the reason. Nothing is added
 * when the field is left: a longer list would move the button below from under the pointer that is pressing it.
 */
export function DomainAliases({ form, onProblems }: DomainAliasesProps) {
  const { value, change, textField } = useField({
    form,
    name: 'domainAliases',
    hint: t('entraId.aliasesHint'),
    keepsHint: true,
  });
  const problem = form.problems.domainAliases;
  const typing = useRef<HTMLInputElement>(null);
  const { field } = useController({ control: form.methods.control, name: 'typedAliases' });
  const text = field.value;

  const add = (more: string) => {
    const typed = parseDomainAliases(more);
    const wrong = typed.filter((alias) => aliasProblem(alias) !== undefined);
    const right = typed.filter((alias) => !wrong.includes(alias));
    const aliases = withAliases(value, right);
    if (aliases.length > value.length) change(aliases);
    field.onChange(wrong.join(', '));
    onProblems(aliasProblems(wrong.join(' ')));
  };
  const type = (typed: string) => {
    field.onChange(typed);
    // While the user corrects a mistake, nothing is moved out of the field under the cursor.
    if (problem === undefined && /[\s,;]$/.test(typed)) add(typed);
    else if (problem !== undefined) onProblems(aliasProblems(typed).slice(0, 1));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = withoutInvisible(event.clipboardData.getData('text'));
    // The field would join several lines into one word.
    if (!/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    add(text);
  };
  const remove = (alias: string) => {
    change(value.filter((one) => one !== alias));
    typing.current?.focus();
  };
  return (
    <div>
      <TextField
        {...textField}
        inputRef={(input: HTMLInputElement | null) => {
          typing.current = input;
          textField.inputRef(input);
        }}
        fullWidth
        value={text}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onKeyDown={press}
        slotProps={{ htmlInput: VERBATIM }}
      />
      {value.length > 0 && <AliasList aliases={value} onRemove={remove} />}
    </div>
  );
}

function AliasList({ aliases, onRemove }: { aliases: string[]; onRemove: (alias: string) => void }) {
  return (
    <Box
      component="ul"
      aria-label={t('entraId.aliasList')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}
    >
      {aliases.map((alias) => (
        <Box
          key={alias}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            pl: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 4,
            bgcolor: 'background.default',
          }}
        >
          <span translate="no">{alias}</span>
          <IconButton
            aria-label={t('common.removeName', { name: alias })}
            size="small"
            onClick={() => onRemove(alias)}
          >
            <RemoveIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
