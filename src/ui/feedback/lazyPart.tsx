// Loads code on demand, and handles its failure: because a newer version was deployed in the meantime, or the network is down.
import { lazy, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { NewVersion } from './NewVersion';
import { trackCodeLoading } from '../waiting/codeLoading';
import { PartBoundary } from './PartBoundary';
import { reloadForNewVersion } from '../../browser/reload/reloadForNewVersion';

/**
 * Returns code that is loaded on demand. `latest` returns its component, which throws what `load` throws, and renders `Instead`
 * if only the user may reload the page. A failed component stays failed; after `startAfresh`, `latest` returns a new one.
 */
export function codeOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: (props: Props) => ReactNode,
) {
  let component = lazyComponent(load, Instead);
  return {
    latest: () => component,
    startAfresh: () => {
      component = lazyComponent(load, Instead);
    },
  };
}

function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: (props: Props) => ReactNode,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await trackCodeLoading(load) };
    } catch (error) {
      const outcome = await trackCodeLoading(reloadForNewVersion);
      if (outcome === 'reloading') return await new Promise<never>(() => undefined);
      if (outcome === 'held') return { default: Instead };
      throw error;
    }
  });
}

/**
 * Returns a part of a page that fails on its own: `wrap` renders the notice that it couldn't be loaded. Retrying loads its
 * code again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wrap: (notice: ReactNode, props: Props) => ReactNode = (notice) => notice,
) {
  const code = codeOnDemand<Props>(load, (props) => wrap(<NewVersion />, props));
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(code.latest);
    return (
      <PartBoundary
        wrap={(notice) => wrap(notice, props)}
        onFailure={code.startAfresh}
        onRetry={() => setPart(code.latest)}
      >
        <Part {...props} />
      </PartBoundary>
    );
  };
}
