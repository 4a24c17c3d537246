// The domains whose users sign in with the directory: typed one by one, or pasted as a list
// (docs/product/enterprise-connection.md#domain-aliases).
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { parseDomainAliases, type ConnectionValues } from '../../domain/connections/connection';
import { aliasProblem } from '../../domain/connections/connectionProblems';
import { FieldProblem } from '../../ui/form/FieldProblem';
import { FieldHint } from './FieldHint';

const HINT =
  'Optional. The e-mail domains of your users, one by one or pasted separated by commas, spaces or lines.';

interface DomainAliasesProps {
  control: Control<ConnectionValues>;
  /** What is wrong with what stands in the field. */
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
}

/** The field and the list of what was added. What can't be an alias stays in the field, with the reason. */
export function DomainAliases({ control, problem, onProblem }: DomainAliasesProps) {
  const { field } = useController({
    control,
    name: 'domainAliases',
    rules: { validate: () => parseDomainAliases(typing.current?.value ?? '').length === 0 },
  });
  const typing = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  const add = (more: string) => {
    const typed = parseDomainAliases(more);
    const wrong = typed.filter((alias) => aliasProblem(alias) !== undefined);
    const right = typed.filter((alias) => !wrong.includes(alias));
    const aliases = [...new Set([...field.value, ...right])];
    if (aliases.length > field.value.length) field.onChange(aliases);
    setText(wrong.join(', '));
    onProblem(wrong.map(aliasProblem).join(' ') || undefined);
  };
  const type = (value: string) => {
    setText(value);
    // While something wrong is being mended, nothing is moved under the cursor.
    if (problem === undefined && /[\s,;]$/.test(value)) add(value);
    else if (problem !== undefined) onProblem(parseDomainAliases(value).map(aliasProblem).find(Boolean));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // The field would make one word of several lines.
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
    field.onChange(field.value.filter((one) => one !== alias));
    typing.current?.focus();
  };
  return (
    <div>
      <TextField
        inputRef={(input: HTMLInputElement | null) => {
          typing.current = input;
          field.ref(input);
        }}
        label="Domain aliases"
        size="small"
        fullWidth
        value={text}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onKeyDown={press}
        onBlur={() => {
          add(text);
          field.onBlur();
        }}
        error={problem !== undefined}
        helperText={
          <>
            {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
            <FieldHint>{HINT}</FieldHint>
          </>
        }
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' },
          inputLabel: { shrink: true },
          formHelperText: { sx: { mx: 0, display: 'grid', gap: 0.5, typography: 'body2' } },
        }}
      />
      {field.value.length > 0 && <AliasList aliases={field.value} onRemove={remove} />}
    </div>
  );
}

function AliasList({ aliases, onRemove }: { aliases: string[]; onRemove: (alias: string) => void }) {
  return (
    <Box
      component="ul"
      aria-label="Domains of your users"
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
          {alias}
          <IconButton aria-label={`Remove ${alias}`} size="small" onClick={() => onRemove(alias)}>
            <RemoveIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
