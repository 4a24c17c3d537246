// What a new instance takes over from its model, and what isn't offered any more (docs/product/new-like-this.md#the-form).
import type { ModelChoice } from '../../domain/plans/modelChoice';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { usePermission } from '../../guards/usePermission';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';

interface LikeAlertProps {
  /** The model; undefined if the list has none with this id. */
  model: Subscription | undefined;
  choice: ModelChoice;
  /** The model's plan as cards show it; undefined if it isn't known. */
  plan: string | undefined;
}

/** Says what was chosen; a warning where something couldn't be. */
export function LikeAlert({ model, choice, plan }: LikeAlertProps) {
  const may = usePermission(model?.id ?? '');
  if (!model) {
    return (
      <Alert kind="warning" sx={{ mb: 3 }}>
        {t('newInstance.likeGone')}
      </Alert>
    );
  }
  const name = displayName(model);
  const { region } = model;
  const missing = [
    ...(choice.region
      ? []
      : [
          region
            ? t('newInstance.likeNoRegion', { name, region })
            : t('newInstance.likeUnknownRegion', { name }),
        ]),
    ...(choice.planId
      ? []
      : [plan ? t('newInstance.likeNoPlan', { name, plan }) : t('newInstance.likeUnknownPlan', { name })]),
  ];
  const taken = [choice.region && 'region', choice.planId && 'plan'].filter(Boolean).join('And');
  return (
    <Alert kind={missing.length === 0 ? 'info' : 'warning'} sx={{ mb: 3 }}>
      {taken !== '' && <div>{t('newInstance.likeTaken', { what: taken, name })}</div>}
      {missing.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      {may('manageInstance') && <div>{t('newInstance.likeThen', { name })}</div>}
    </Alert>
  );
}
