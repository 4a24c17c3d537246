// Copies what a ticket needs to know of a stack (docs/product/supporter.md#copy-summary).
import { Button } from '../../../ui/form/Button';
import { useCopy } from '../../../browser/useCopy';
import { stackSummary, type SummaryOf } from '../../../domain/supporter/stackSummary';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/content/Icon';

interface CopySummaryProps {
  of: Omit<SummaryOf, 'address' | 'now'>;
  /** True while too little has loaded to copy. */
  isDisabled: boolean;
}

/** The button; it shows a tick for a moment when it has copied. */
export function CopySummary({ of, isDisabled }: CopySummaryProps) {
  const { isCopied, refusal, copy } = useCopy();
  return (
    <Button
      disabled={isDisabled}
      startIcon={<Icon icon={isCopied ? 'done' : 'copy'} size={18} />}
      onClick={() =>
        copy(
          stackSummary({
            ...of,
            address: `${window.location.origin}${paths.supporterStack(of.name)}`,
            now: Date.now(),
          }),
        )
      }
    >
      {refusal ?? t('supporter.copySummary')}
    </Button>
  );
}
