// Code that is loaded on demand (specification 2), and what becomes of it where a newer version was deployed meanwhile.
import { lazy, type ComponentType, type ReactNode } from 'react';
import { NewVersion } from './NewVersion';
import { reloadForNewVersion } from './reloadForNewVersion';

/** Takes how to load a component, and what to show in its place where only the user can reload; gives the component. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: () => ReactNode = NewVersion,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      const outcome = reloadForNewVersion();
      if (outcome === 'reloading') return await new Promise<never>(() => undefined);
      if (outcome === 'held') return { default: Instead };
      throw error;
    }
  });
}
