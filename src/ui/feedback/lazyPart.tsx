// Code that is loaded on demand, and what becomes of it where it can't be had: a newer version was deployed meanwhile, or the
// network is away.
import { lazy, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { NewVersion } from './NewVersion';
import { onItsWay } from '../waiting/codeOnItsWay';
import { PartBoundary } from './PartBoundary';
import { reloadForNewVersion } from '../../browser/reload/reloadForNewVersion';

/** Returns a component loaded on demand; `Instead` stands in its place where only the user can reload. Throws as `load` does. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: (props: Props) => ReactNode,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await onItsWay(load) };
    } catch (error) {
      const outcome = reloadForNewVersion();
      if (outcome === 'reloading') return await new Promise<never>(() => undefined);
      if (outcome === 'held') return { default: Instead };
      throw error;
    }
  });
}

/**
 * Returns a part of a page that fails alone: `place` draws the notice that it can't be had. Trying again loads its code
 * again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: (notice: ReactNode, props: Props) => ReactNode = (notice) => notice,
) {
  const make = () => lazyComponent<Props>(load, (props) => place(<NewVersion />, props));
  let latest = make();
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <PartBoundary
        place={(notice) => place(notice, props)}
        // A failure is kept by what has failed: whoever comes next loads anew.
        onFailure={() => (latest = make())}
        onRetry={() => setPart(() => latest)}
      >
        <Part {...props} />
      </PartBoundary>
    );
  };
}
