// An error boundary around a part of a page (a card, a section, a dialog's content): a failure affects only that
// part. What failed without a network comes by itself once there is one (docs/product/failures.md#parts-that-fail).
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useListener } from '../../browser/effects/useListener';
import { loadPageAgain } from '../../browser/reload/leavePage';
import { noticeError } from '../../browser/noticedErrors';
import { Alert } from './Alert';
import { t } from '../../messages/t';

interface PartBoundaryProps {
  children: ReactNode;
  /** Where the notice stands; in the part's place, if absent. Or what stands there instead, with its own way to try again. */
  place?: (notice: ReactNode, tryAgain: () => void) => ReactNode;
  /** The part has failed, and the notice stands. */
  onFailure?: () => void;
  /** Before the part is drawn anew. */
  onRetry?: () => void;
}

/** Shows a sentence and the way to try again in place of children that failed. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean; tries: number }> {
  override state = { failed: false, tries: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    noticeError(error);
    this.props.onFailure?.();
  }

  override render() {
    const { children, place, onRetry } = this.props;
    const { failed, tries } = this.state;
    if (!failed) return children;
    const tryAgain = () => {
      onRetry?.();
      this.setState({ failed: false, tries: tries + 1 });
    };
    const notice = <PartFailure hasTried={tries > 0} onRetry={tryAgain} />;
    return (
      <>
        <WhenOnline onOnline={tryAgain} />
        {place ? place(notice, tryAgain) : notice}
      </>
    );
  }
}

function WhenOnline({ onOnline }: { onOnline: () => void }) {
  useListener(window, 'online', onOnline);
  return null;
}

/** What couldn't be loaded a second time may come with the whole page: some browsers keep a failure. */
function PartFailure({ hasTried, onRetry }: { hasTried: boolean; onRetry: () => void }) {
  return (
    <Alert
      kind="error"
      action={
        <>
          <Button size="small" color="error" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
          {hasTried && (
            <Button size="small" color="error" onClick={() => loadPageAgain(onRetry)}>
              {t('common.loadPageAgain')}
            </Button>
          )}
        </>
      }
    >
      <span role="alert">{t('common.partNotShown')}</span>
    </Alert>
  );
}
