// Helpers shared by the tests of the manage screen: its sections by heading, and the sandbox's stacks and requests.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '../../sandbox/sandbox.ts';

/** Returns the section with this heading. */
export async function section(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return heading.closest('section')!;
}

/** Opens the choice of plans. */
export async function seePlans(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'See plans' }));
}

/** Returns the stack of the subscription `sub-{key}`. */
export function stackOf(sandbox: Pick<Sandbox, 'world'>, key: string) {
  return sandbox.world.stacks.get(`stack-${key}`)!;
}

/** Returns the requests with this method whose path ends with `path`. */
export function requests(sandbox: Sandbox, method: string, path: string) {
  return sandbox.log.since(0).filter((one) => one.method === method && one.path.endsWith(path));
}

/** Loads the code of the pages that the tests visit, so that the first test doesn't wait for it. */
export async function readPages(): Promise<void> {
  await import('../../src/pages/overview/OverviewPage');
  await import('../../src/pages/manage/ManagePage');
  await import('../../src/pages/manage/settings/TimezoneForm');
}
