// What the tests of the manage screen share: its sections by their heading, and the sandbox behind them.
import { screen } from '@testing-library/react';
import type { Sandbox } from '../../sandbox/sandbox.ts';

/** The card below this heading. */
export async function section(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return heading.closest('section')!;
}

/** The stack of the subscription `sub-{key}`. */
export function stackOf(sandbox: Pick<Sandbox, 'world'>, key: string) {
  return sandbox.world.stacks.get(`stack-${key}`)!;
}

/** What was asked with this method at paths that end so. */
export function requests(sandbox: Sandbox, method: string, path: string) {
  return sandbox.log.since(0).filter((one) => one.method === method && one.path.endsWith(path));
}

/** Reads the code of the pages that the tests visit, so that the first of them doesn't wait for it. */
export async function readPages(): Promise<void> {
  await import('../../src/pages/overview/OverviewPage');
  await import('../../src/pages/manage/ManagePage');
  await import('../../src/pages/manage/settings/TimezoneForm');
}
