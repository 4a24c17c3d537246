// A part of a page that loads, fails and retries on its own: a placeholder of its final size, then its content, or the reason
// why loading failed and a retry button.
import type { ReactNode } from 'react';
import { FailureAlert } from './FailureAlert';
import { WaitingShape, type Height } from '../waiting/Waiting';
import { t } from '../../messages/t';

interface LoadedPartProps<Data> {
  /** What it shows, as named in the messages about it: "timezone". */
  what: string;
  /** A query's result. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The content's. */
  height: Height;
  children: (data: Data) => ReactNode;
}

/** Shows a query's data, a placeholder while it loads, or its failure. Data once loaded stays through a later failure. */
export function LoadedPart<Data>({ what, query, height, children }: LoadedPartProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <FailureAlert
        message={t('failures.notLoaded', { what, why: error.message })}
        onRetry={() => void refetch()}
      />
    );
  }
  return <WaitingShape height={height} label={t('common.loadingWhat', { what })} />;
}
