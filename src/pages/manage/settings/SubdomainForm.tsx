// Changes the subdomain: shows the resulting address while typing, the consequences before the change, and the server's
// objection at the field.
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { statusOf } from '../../../api/client/errors';
import {
  knownFacts,
  useConnectionFact,
  useProbeFact,
  useUserCount,
} from '../../../api/instances/instanceFacts';
import { useChangeSubdomain, SubdomainRefusedError } from '../../../api/subscriptions/subdomain';
import { config } from '../../../config';
import { callbackAddress } from '../../../domain/connections/connection';
import { afterSubdomain, subdomainConsequences } from '../../../domain/consequences/subdomain';
import { normaliseSubdomain, subdomainProblem } from '../../../domain/instances/subdomain';
import { displayName, subdomainOf, type Subscription } from '../../../domain/subscriptions/subscription';
import { useProfile } from '../../../auth/useProfile';
import { ConsequenceList } from '../../../features/consequences/ConsequenceList';
import { useLeaveRemaining } from '../../../features/consequences/remainingStorage';
import { useToast } from '../../../toasts/useToast';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { Form } from '../../../ui/form/Form';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { focusSection } from '../../../ui/content/SectionCard';
import { TextInput } from '../../../ui/form/TextInput';
import { useDraftForm } from '../../../ui/form/useDraftForm';
import { FORM_ROW } from './formRow';
import { message, t, textOf, type Message } from '../../../messages/t';

interface SubdomainFormProps {
  subscription: Subscription;
  stackId: string;
  /** False while the instance is being prepared: its subdomain can't be changed then. */
  isShown: boolean;
}

/** The field, its button, and the confirmation dialog. */
export function SubdomainForm({ subscription, stackId, isShown }: SubdomainFormProps) {
  const { fqdn = '' } = subscription;
  const current = subdomainOf(subscription);
  const change = useChangeSubdomain(subscription.id, useToast().clear);
  const client = useQueryClient();
  const leave = useLeaveRemaining(subscription.id);
  const [isAsking, setIsAsking] = useState(false);
  const form = useDraftForm({
    name: `subdomain:${subscription.id}`,
    user: useProfile().sub,
    base: { subdomain: current },
    labels: { subdomain: t('forms.subdomain') },
    check: (values) => ({ subdomain: textOf(problemOf(normaliseSubdomain(values.subdomain), current)) }),
  });
  const subdomain = normaliseSubdomain(form.values.subdomain);
  const address = `${subdomain}${fqdn.slice(current.length)}`;

  // Moves focus to the section: the button that had it is gone once the change has begun.
  const hasBegun = change.data !== undefined && !isShown && !isAsking;
  useEffect(() => {
    if (hasBegun) focusSection('subdomain');
  }, [hasBegun]);

  const confirm = () => {
    const facts = knownFacts(client, stackId);
    change.run(subdomain, {
      onSettled: () => setIsAsking(false),
      onSuccess: form.forget,
      onDone: () => leave('subdomain', afterSubdomain({ from: fqdn, to: address, facts })),
      onError: (error) => {
        if (isAboutName(error)) form.refuse('subdomain', error.message);
      },
    });
  };
  return (
    <>
      {isShown && (
        <Form form={form} onSubmit={() => setIsAsking(true)} sx={FORM_ROW}>
          <TextInput
            form={form}
            name="subdomain"
            isVerbatim
            hint={
              subdomain === current ? t('newInstance.subdomainHint') : t('manage.newAddress', { address })
            }
            onEdit={() => {
              if (change.error) change.reset();
            }}
          />
          <BusyButton type="submit" variant="outlined" busy={change.isPending}>
            {t('manage.changeSubdomain')}
          </BusyButton>
        </Form>
      )}
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t('consequences.probesNotUpdated')}
      </Typography>
      {change.error && !isAboutName(change.error) && (
        <FailureAlert message={t('forms.notSaved', { why: change.error.message })} sx={{ mt: 2 }} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('manage.changeSubdomainTitle', { name: displayName(subscription) })}
        confirmLabel={t('manage.change')}
        busy={change.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <SubdomainConsequences stackId={stackId} from={fqdn} to={address} />
      </ConfirmDialog>
    </>
  );
}

/** The consequences of the change. The instance's data for them are read once the dialog is open. */
function SubdomainConsequences({ stackId, from, to }: { stackId: string; from: string; to: string }) {
  const probe = useProbeFact(stackId);
  const users = useUserCount(stackId);
  const connection = useConnectionFact(stackId);
  const facts = { probe, users, connection };
  return (
    <ConsequenceList
      consequences={subdomainConsequences({ from, to, facts }, callbackAddress(config.authDomain))}
    />
  );
}

function problemOf(subdomain: string, current: string): Message | undefined {
  return subdomain === current ? message('manage.sameSubdomain') : subdomainProblem(subdomain);
}

/** True for a refusal of what was sent, which is the subdomain alone; a 403 may be one of the user's rights. */
function isAboutName(error: Error): boolean {
  return error instanceof SubdomainRefusedError || [400, 409, 422].includes(statusOf(error) ?? 0);
}
