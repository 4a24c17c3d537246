// Chooses an instance's timezone and saves it. A choice that isn't saved yet is kept as a draft.
import { useChangeTimezone } from '../../../api/instances/timezone';
import { useProfile } from '../../../auth/useProfile';
import { timezoneName } from '../../../domain/regions/timezone';
import { WINDOWS_ZONES } from '../../../domain/regions/windowsZones';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Form } from '../../../ui/form/Form';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { TimezoneField } from '../../../ui/form/TimezoneField';
import { useField } from '../../../ui/form/useField';
import { useDraftForm } from '../../../ui/form/useDraftForm';
import { formRow } from '../../../ui/content/styles';
import { t } from '../../../messages/t';

const zoneOf = (id: string) => WINDOWS_ZONES.find(({ Id }) => Id === id);

/** Shows the timezone field and saves it. `current` is a zone's Id and may be missing from the list. */
export function TimezoneForm({ stackId, current }: { stackId: string; current: string }) {
  const { run, isPending, error } = useChangeTimezone(stackId);
  const form = useDraftForm({
    name: `timezone:${stackId}`,
    user: useProfile().sub,
    base: { zone: current },
    labels: { zone: t('overview.timezone') },
    check: ({ zone }) => ({ zone: zoneOf(zone) ? undefined : t('manage.chooseTimezone') }),
  });
  const { value, change, textField } = useField({
    form,
    name: 'zone',
    hint: t('manage.currentTimezone', { zone: timezoneName(WINDOWS_ZONES, current) }),
  });

  const submit = (sent: { zone: string }) => {
    const zone = zoneOf(sent.zone);
    if (zone) run(zone);
  };
  return (
    <>
      <Form form={form} onSubmit={submit} sx={formRow}>
        <TimezoneField value={value} onChange={change} field={textField} />
        <BusyButton type="submit" variant="outlined" busy={isPending}>
          {t('manage.saveTimezone')}
        </BusyButton>
      </Form>
      {error && <FailureAlert message={t('forms.notSaved', { why: error.message })} sx={{ mt: 2 }} />}
    </>
  );
}
