// Changes the subdomain: the address it leads to while typing, the warning about remote probes before it is done, the
// server's answer at the field.
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { statusOf } from '../../../api/client/errors';
import { useChangeSubdomain } from '../../../api/subscriptions/subdomain';
import { normaliseSubdomain, subdomainProblem } from '../../../domain/instances/subdomain';
import { displayName, subdomainOf, type Subscription } from '../../../domain/subscriptions/subscription';
import { useProfile } from '../../../auth/useProfile';
import { useToast } from '../../../toasts/useToast';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { FieldProblem } from '../../../ui/form/FieldProblem';
import { focusSection } from '../../../ui/content/SectionCard';
import { useErrorTitle } from '../../../browser/useErrorTitle';
import { useFormMemory } from '../../../browser/useFormMemory';
import { FORM_ROW } from './formRow';

const PROBES_WARNING =
  'Remote probes are not updated: each of them must be given the new address by hand before it can connect again.';

interface SubdomainFormProps {
  subscription: Subscription;
  /** Whether the instance may be changed now. */
  isShown: boolean;
}

/** The field and its button, and the dialog that asks. */
export function SubdomainForm({ subscription, isShown }: SubdomainFormProps) {
  const { fqdn = '' } = subscription;
  const current = subdomainOf(subscription);
  const change = useChangeSubdomain(subscription.id, useToast().clear);
  const field = useRef<HTMLInputElement>(null);
  const memory = useFormMemory(`subdomain:${subscription.id}`, useProfile().sub ?? '', current);
  const [typed, setTyped] = useState(memory.first);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const subdomain = normaliseSubdomain(typed);
  const address = `${subdomain}${fqdn.slice(current.length)}`;
  const own = subdomain === current ? 'This is the present subdomain.' : subdomainProblem(subdomain);
  // What the server says of a name stands at the field, until another one is typed.
  const isAboutName = [409, 422].includes(statusOf(change.error) ?? 0);
  const problem = (isChecked ? own : undefined) ?? (isAboutName ? change.error?.message : undefined);

  useErrorTitle(problem !== undefined);

  // In step with the browser's focus: the button that had it is gone once the change has begun.
  const hasBegun = change.isSuccess && !isShown && !isAsking;
  useEffect(() => {
    if (hasBegun) focusSection('subdomain');
  }, [hasBegun]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (own === undefined) setIsAsking(true);
    else field.current?.focus();
  };
  const confirm = () => {
    setIsChecked(false);
    change.mutate(subdomain, { onSettled: () => setIsAsking(false), onSuccess: memory.forget });
  };
  return (
    <>
      {isShown && (
        <Box component="form" noValidate onSubmit={submit} sx={FORM_ROW}>
          <TextField
            inputRef={field}
            size="small"
            label="Subdomain"
            value={typed}
            error={problem !== undefined}
            helperText={
              problem !== undefined ? (
                <FieldProblem>{problem}</FieldProblem>
              ) : subdomain === current ? (
                'Required.'
              ) : (
                `Required. The new address: ${address}`
              )
            }
            onChange={(event) => {
              setTyped(event.target.value);
              memory.keep(event.target.value);
              if (change.isError) change.reset();
            }}
            slotProps={{
              formHelperText: { sx: { mx: 0, typography: 'body2' } },
              htmlInput: {
                'aria-required': true,
                autoCapitalize: 'none',
                autoComplete: 'off',
                autoCorrect: 'off',
                spellCheck: false,
              },
            }}
          />
          <BusyButton type="submit" variant="outlined" busy={change.isPending}>
            Change subdomain
          </BusyButton>
        </Box>
      )}
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {PROBES_WARNING}
      </Typography>
      {change.error && !isAboutName && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={`Something went wrong while saving. ${change.error.message}`} />
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Change subdomain of ${displayName(subscription)}?`}
        confirmLabel="Change"
        busy={change.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            The instance will be reached at <strong>{address}</strong>, and no longer at its present address.
          </li>
          <li>{PROBES_WARNING}</li>
          <li>The instance can’t be used until the change has been made.</li>
        </Typography>
      </ConfirmDialog>
    </>
  );
}
