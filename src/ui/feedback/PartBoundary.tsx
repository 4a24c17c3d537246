// An error boundary around a part of a page (a card, a section, a dialog's content): a failure affects only that
// part. It is retried automatically when the network is back (docs/product/failures.md#parts-that-fail).
import { Component, type ReactNode } from 'react';
import { Button } from '../form/Button';
import { useListener } from '../../browser/effects/useListener';
import { network } from '../../browser/network';
import { loadPageAgain } from '../../browser/reload/leavePage';
import { noticeError } from '../../browser/noticedErrors';
import { Alert } from './Alert';
import { t } from '../../messages/t';

interface PartBoundaryProps {
  children: ReactNode;
  /** Wraps the notice, or replaces it with a notice that calls `tryAgain`; by default the notice takes the part's place. */
  wrap?: (notice: ReactNode, tryAgain: () => void) => ReactNode;
  /** Called when the part has failed and the notice is shown. */
  onFailure?: () => void;
  /** Called before the part is rendered again. */
  onRetry?: () => void;
}

/** Shows a message with a retry button in place of children that failed. */
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
    const { children, wrap, onRetry } = this.props;
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
        {wrap ? wrap(notice, tryAgain) : notice}
      </>
    );
  }
}

function WhenOnline({ onOnline }: { onOnline: () => void }) {
  useListener(network, 'online', onOnline);
  return null;
}

/** After a second failure it also offers to reload the page: some browsers cache a failed import. */
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
