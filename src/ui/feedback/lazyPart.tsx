// Code that is loaded on demand, and what becomes of it where it can't be had: a newer version was deployed meanwhile, or the
// network is away.
import { lazy, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { NewVersion } from './NewVersion';
import { onItsWay } from '../waiting/codeOnItsWay';
import { PartBoundary } from './PartBoundary';
import { reloadForNewVersion } from '../../browser/reload/reloadForNewVersion';

/**
 * Returns code that is loaded on demand. `latest` gives its component; `Instead` stands in its place where only the user can
 * reload, and it throws as `load` does. A failure is kept by what has failed: after `startAfresh`, whoever comes next loads anew.
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
  const code = codeOnDemand<Props>(load, (props) => place(<NewVersion />, props));
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(code.latest);
    return (
      <PartBoundary
        place={(notice) => place(notice, props)}
        onFailure={code.startAfresh}
        onRetry={() => setPart(code.latest)}
      >
        <Part {...props} />
      </PartBoundary>
    );
  };
}
