// Changes the subdomain: the address it leads to while typing, the warning about remote probes before it is done, the
// server's answer at the field.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { statusOf } from '../../../api/client/errors';
import { useChangeSubdomain } from '../../../api/subscriptions/subdomain';
import { normaliseSubdomain, subdomainProblem } from '../../../domain/instances/subdomain';
import { displayName, subdomainOf, type Subscription } from '../../../domain/subscriptions/subscription';
import { useProfile } from '../../../auth/useProfile';
import { useToast } from '../../../toasts/useToast';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { Form } from '../../../ui/form/Form';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { focusSection } from '../../../ui/content/SectionCard';
import { TextInput } from '../../../ui/form/TextInput';
import { useKeptForm } from '../../../ui/form/useKeptForm';
import { FORM_ROW } from './formRow';
import { RichText } from '../../../ui/content/RichText';
import { message, t, textOf, type Message } from '../../../messages/t';

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
  const [isAsking, setIsAsking] = useState(false);
  const form = useKeptForm({
    name: `subdomain:${subscription.id}`,
    user: useProfile().sub,
    base: { subdomain: current },
    labels: { subdomain: t('forms.subdomain') },
    check: (values) => ({ subdomain: textOf(problemOf(normaliseSubdomain(values.subdomain), current)) }),
  });
  const subdomain = normaliseSubdomain(form.values.subdomain);
  const address = `${subdomain}${fqdn.slice(current.length)}`;

  // In step with the browser's focus: the button that had it is gone once the change has begun.
  const hasBegun = change.data !== undefined && !isShown && !isAsking;
  useEffect(() => {
    if (hasBegun) focusSection('subdomain');
  }, [hasBegun]);

  const confirm = () => {
    change.run(subdomain, {
      onSettled: () => setIsAsking(false),
      onSuccess: form.forget,
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
            hint={subdomain === current ? t('common.required') : t('manage.newAddress', { address })}
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
        {t('manage.probesNotUpdated')}
      </Typography>
      {change.error && !isAboutName(change.error) && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert message={t('forms.notSaved', { why: change.error.message })} />
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('manage.changeSubdomainTitle', { name: displayName(subscription) })}
        confirmLabel={t('manage.change')}
        busy={change.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            <RichText
              text={t('manage.addressMoves', { address })}
              tags={{ strong: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>{t('manage.probesNotUpdated')}</li>
          <li>{t('manage.unusableMeanwhile')}</li>
        </Typography>
      </ConfirmDialog>
    </>
  );
}

function problemOf(subdomain: string, current: string): Message | undefined {
  return subdomain === current ? message('manage.sameSubdomain') : subdomainProblem(subdomain);
}

function isAboutName(error: Error): boolean {
  return [409, 422].includes(statusOf(error) ?? 0);
}
