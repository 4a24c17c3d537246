// What a new instance takes over from its model, and what isn't offered any more (docs/product/new-like-this.md#the-form).
import type { ModelChoice } from '../../domain/plans/modelChoice';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { usePermission } from '../../guards/usePermission';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';

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

// Shown if the visitor lookup answered after a plan had been chosen in another currency, which stays until the user
// changes it.

interface CurrencyAlertProps {
  /** The currency in which plans are shown. */
  shown: string;
  /** The currency in which the visitor pays; undefined if unknown. */
  visitors: string | undefined;
  onShow: () => void;
}

/** Offers to show prices in the visitor's currency; an empty live region if both are the same or the visitor's is unknown. */
export function CurrencyAlert({ shown, visitors, onShow }: CurrencyAlertProps) {
  const isOther = visitors !== undefined && visitors !== shown;
  return (
    <Box role="status" sx={isOther ? { mt: 2 } : {}}>
      {isOther && (
        <Alert
          kind="info"
          action={
            <Button size="small" onClick={onShow}>
              {t('newInstance.showPrices', { currency: visitors })}
            </Button>
          }
        >
          {t('newInstance.otherCurrency', { visitors, shown })}
        </Alert>
      )}
    </Box>
  );
}
