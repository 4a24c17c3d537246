// The "Compare costs" button beside a choice of plans (docs/product/compare-costs.md#where). Its dialog is loaded on demand.
import { Suspense, useState } from 'react';
import { Button } from '../../form/Button';
import { t } from '../../../messages/t';
import { lazyPart } from '../../feedback/lazyPart';
import type { CostDialogProps } from './CostDialog';

const CostDialog = lazyPart(async () => (await import('./CostDialog')).CostDialog);

/** The button and its dialog; renders nothing if there are no plans. */
export function CompareCosts(props: Omit<CostDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (props.plans.length === 0) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('plans.compareCosts')}
      </Button>
      {isOpen && (
        <Suspense>
          <CostDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
