// One setting of many instances, as the user changes it from the overview's table (docs/product/bulk-change.md).
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { holdAnswers } from '../support/holdAnswers';
import { requests, stackOf } from '../support/manageScreen';
import { savedFiles } from '../support/savedFiles';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  await import('../../src/pages/overview/OverviewPage');
  await import('../../src/pages/overview/table/SubscriptionTable');
  await import('../../src/features/change-setting/ChangeSettingDialog');
  await import('../../src/ui/form/TimezoneField');
});

const FAILED_TO_READ = '1 current value couldn’t be read. Its instance will be changed anyway.';

/** Chooses all rows of the table and opens the dialog. */
async function open(persona: string, prepare?: (sandbox: Sandbox) => void) {
  const portal = renderPortal(persona, '/?view=table', prepare && { prepare });
  await portal.user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await portal.user.click(screen.getByRole('button', { name: 'Change setting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change setting' }));
  const choose = async (setting: string, value: string) => {
    await portal.user.selectOptions(await dialog.findByRole('combobox', { name: 'Setting' }), setting);
    await portal.user.selectOptions(dialog.getByRole('combobox', { name: 'New value' }), value);
  };
  const start = async (count: number) => {
    const name = `Change ${count} ${count === 1 ? 'instance' : 'instances'}`;
    const button = await dialog.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await portal.user.click(button);
  };
  /** Returns each row's text: name, domain, state and problem, without separators. */
  const rows = () =>
    within(dialog.getByRole('list', { name: 'Instances' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  const names = async (title: string) => {
    await portal.user.click(dialog.getByText(title));
    const list = await dialog.findByRole('list', { name: title.replace(/ \(\d+\)$/, '') });
    return within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  };
  return { ...portal, dialog, choose, start, rows, names };
}

const said = (dialog: Awaited<ReturnType<typeof open>>['dialog']) => dialog.getByRole('status');

describe('the button “Change setting”', () => {
  const CHOOSE = 'First select the instances to change, using the checkboxes in their rows.';

  it('is shown from the start, beside “Export CSV”, and says that instances have to be selected', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    const button = await screen.findByRole('button', { name: 'Change setting' });
    expect(button.compareDocumentPosition(screen.getByRole('button', { name: 'Export CSV' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(button).toHaveAccessibleDescription(CHOOSE);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(CHOOSE)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.queryByText(CHOOSE)).toBeNull();
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Change setting' })).toBeVisible();
  });

  it('is also in the selection bar, as “Change selected”', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    await user.click(await screen.findByRole('checkbox', { name: 'Select acme-hq' }));
    await user.click(screen.getByRole('button', { name: 'Change selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change setting' }));
    expect(await dialog.findByText('1 instance selected')).toBeVisible();
  });
});

describe('before a setting is changed', () => {
  it('the dialog says which instances will change, which won’t and why, and the consequences', async () => {
    const { sandbox, dialog, choose, names } = await open('owner', ({ world }) => {
      const owner = world.accountByKey('owner');
      world.grants.get(owner?.sub ?? '')?.set('sub-owner-dues', 'user');
    });
    expect(dialog.getByText('7 instances selected')).toBeVisible();
    expect(said(dialog)).toHaveTextContent('Choose a setting.');
    expect(dialog.getByRole('button', { name: 'Change 3 instances' })).toBeDisabled();
    await choose('Require multifactor authentication', 'Required');
    await waitFor(() => expect(said(dialog)).toHaveTextContent('2 of 7 instances will change.'));
    expect(
      dialog.getByText(
        'From their next sign-in, all users need a second factor. Users without one are asked to set it up first.',
      ),
    ).toBeVisible();
    expect((await names('Will change (2)')).sort()).toEqual([
      'acme-hq · acme-hq.my-prtg.example',
      'acme-lab · acme-lab.my-prtg.example',
    ]);
    expect(await names('Left out: You don’t have permission (1)')).toEqual([
      'acme-factory · acme-factory.my-prtg.example',
    ]);
    expect(await names('Left out: The instance isn’t ready (3)')).toHaveLength(3);
    expect(await names('Left out: Already set (1)')).toEqual(['acme-legacy · acme-legacy.my-prtg.example']);
    expect(dialog.getByRole('button', { name: 'Change 2 instances' })).toBeEnabled();
    // Nothing is requested for instances that can't change.
    expect(requests(sandbox, 'GET', '').filter(({ path }) => path.includes('/mfa/verify/'))).toHaveLength(3);
    expect(
      sandbox.log.since(0).filter(({ method, path }) => method === 'POST' && path.includes('/mfa/')),
    ).toEqual([]);
  });

  it.each([
    [
      'Data collection',
      'Off',
      'We’ll stop collecting data about how these instances are used. This applies to all their users.',
    ],
    [
      'Require multifactor authentication',
      'Optional',
      'Users of these instances can sign in without a second factor again.',
    ],
    [
      'Multi-Platform Probe',
      'Enabled',
      'Multi-Platform Probes will be able to connect to these instances. Each change takes a while to take effect.',
    ],
  ])('the dialog explains the consequences of “%s” with the value “%s”', async (setting, value, meaning) => {
    const { dialog, choose } = await open('admin');
    await choose(setting, value);
    expect(dialog.getByText(meaning)).toBeVisible();
  });

  it('the button explains itself if there is nothing to change', async () => {
    const { dialog, choose } = await open('admin', ({ world }) => {
      for (const key of ['owner-active', 'owner-dues']) stackOf({ world }, key).mfaFlag = true;
    });
    await choose('Require multifactor authentication', 'Required');
    await waitFor(() => expect(said(dialog)).toHaveTextContent('There’s nothing to change.'));
    const button = dialog.getByRole('button', { name: 'Change 0 instances' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('There’s nothing to change.');
  });

  it('choosing another setting clears the chosen value', async () => {
    const { dialog, choose, user } = await open('admin');
    await choose('Require multifactor authentication', 'Required');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Setting' }), 'Data collection');
    expect(dialog.getByRole('combobox', { name: 'New value' })).toHaveDisplayValue('Choose a value');
    await waitFor(() => expect(said(dialog)).toHaveTextContent('Choose a new value.'));
  });

  it('a user without permission for any of them sees which roles are needed', async () => {
    const { dialog } = await open('user');
    expect(
      await dialog.findByText(
        'You can’t change the settings of these instances. This needs the role owner, admin, direct reseller, or involved reseller.',
      ),
    ).toBeVisible();
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Change 0 instances' })).toBeDisabled();
  });

  it('the dialog says if no selected instance is ready', async () => {
    const { dialog } = await open('trial', ({ world }) => {
      stackOf({ world }, 'trial').oddStatus = 'migrating';
    });
    expect(await dialog.findByText('None of the selected instances is ready.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change 0 instances' })).toBeDisabled();
  });

  it('the plan follows a value that was changed elsewhere in the meantime', async () => {
    const { sandbox, user, dialog, choose } = await open('admin', ({ world }) => {
      stackOf({ world }, 'owner-active').mfaFlag = true;
    });
    await choose('Require multifactor authentication', 'Required');
    await waitFor(() => expect(said(dialog)).toHaveTextContent('1 of 2 instances will change.'));
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    stackOf(sandbox, 'owner-active').mfaFlag = false;
    stackOf(sandbox, 'owner-dues').mfaFlag = true;
    await user.click(screen.getByRole('button', { name: 'Change setting' }));
    const again = within(await screen.findByRole('dialog', { name: 'Change setting' }));
    await user.selectOptions(
      again.getByRole('combobox', { name: 'Setting' }),
      'Require multifactor authentication',
    );
    await user.selectOptions(again.getByRole('combobox', { name: 'New value' }), 'Required');
    await user.click(await again.findByText('Will change (1)'));
    expect(await again.findByText('acme-hq · acme-hq.my-prtg.example')).toBeVisible();
  });

  it('an instance whose value can’t be read is included, and can be read again', async () => {
    const { sandbox, dialog, choose, user } = await open('admin', ({ world, faults }) => {
      stackOf({ world }, 'owner-active').mfaFlag = true;
      faults.add({ path: '/mfa/verify/stack-owner-active', status: 403 });
    });
    await choose('Require multifactor authentication', 'Required');
    expect(await dialog.findByText(FAILED_TO_READ)).toBeVisible();
    expect(said(dialog)).toHaveTextContent('2 of 2 instances will change.');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(said(dialog)).toHaveTextContent('1 of 2 instances will change.'));
    expect(dialog.queryByText(FAILED_TO_READ)).toBeNull();
    expect(requests(sandbox, 'GET', '/mfa/verify/stack-owner-dues')).toHaveLength(1);
    // The failure is shown in place, not announced.
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
  });
});

describe('a bulk change', () => {
  it('of the timezone also updates the cards', async () => {
    const { sandbox, dialog, user, start, rows } = await open('admin');
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Setting' }), 'Timezone');
    const field = await dialog.findByRole('combobox', { name: 'New value' });
    await user.click(field);
    await user.paste('Osaka');
    await user.click(within(await screen.findByRole('listbox')).getByRole('option'));
    await start(2);
    await waitFor(() => expect(said(dialog)).toHaveTextContent('2 instances changed.'));
    expect(rows()).toEqual([
      'acme-hqacme-hq.my-prtg.exampleChanged',
      'acme-factoryacme-factory.my-prtg.exampleChanged',
    ]);
    expect(stackOf(sandbox, 'owner-dues').timezone).toBe('Tokyo Standard Time');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('radio', { name: 'Cards' }));
    expect(await screen.findAllByText('(UTC+09:00) Osaka, Sapporo, Tokyo')).toHaveLength(2);
    expect(requests(sandbox, 'GET', '/stack-owner-dues/timezone')).toHaveLength(1);
  });

  it('that fails for some instances can be repeated for exactly those', async () => {
    const { sandbox, dialog, user, choose, start, rows } = await open('admin', ({ faults }) =>
      faults.add({
        path: '/mfa/toggle/stack-owner-dues',
        status: 409,
        body: { message: 'The instance is busy.' },
      }),
    );
    await choose('Require multifactor authentication', 'Required');
    await start(2);
    await waitFor(() => expect(said(dialog)).toHaveTextContent('1 instance changed. 1 failed.'));
    expect(rows()).toEqual([
      'acme-factoryacme-factory.my-prtg.exampleFailedThe instance is busy.',
      'acme-hqacme-hq.my-prtg.exampleChanged',
    ]);
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
    expect(stackOf(sandbox, 'owner-dues').mfaFlag).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Try failed again' }));
    await waitFor(() => expect(said(dialog)).toHaveTextContent('2 instances changed.'));
    expect(dialog.queryByRole('button', { name: 'Try failed again' })).toBeNull();
    const posts = (key: string) => requests(sandbox, 'POST', `/mfa/toggle/stack-${key}`).length;
    expect([posts('owner-active'), posts('owner-dues')]).toEqual([1, 2]);
  });

  it('can be saved as a file that lists every instance, including skipped ones', async () => {
    const files = savedFiles();
    const { dialog, user, choose, start } = await open('admin', ({ world, faults }) => {
      stackOf({ world }, 'owner-active').mfaFlag = true;
      faults.add({
        path: '/mfa/toggle/stack-owner-dues',
        status: 409,
        body: { message: 'The instance is busy.' },
      });
    });
    await choose('Require multifactor authentication', 'Required');
    await start(1);
    await user.click(await dialog.findByRole('button', { name: 'Save result' }));
    expect(files[0]?.name).toMatch(/^prtg-change-\d{4}-\d\d-\d\d\.csv$/);
    expect((await files[0]?.text)?.split('\r\n').slice(1)).toEqual([
      'acme-factory,acme-factory.my-prtg.example,sub-owner-dues,Require multifactor authentication,Optional,Required,Failed,The instance is busy.',
      'acme-hq,acme-hq.my-prtg.example,sub-owner-active,Require multifactor authentication,Required,,Left out,Already set',
      '',
    ]);
  });

  it('can be stopped but not left while it runs, and its rest can be continued', async () => {
    const { sandbox, dialog, user, choose, start, rows } = await open('owner', ({ world }) => {
      world.addSubscriptions('owner', 5);
      for (const stack of world.stacks.values()) stack.mfaFlag = false;
    });
    await choose('Require multifactor authentication', 'Required');
    const answer = holdAnswers(sandbox, '/mfa/toggle');
    await start(9);
    const bar = await dialog.findByRole('progressbar', { name: 'Changing the instances' });
    expect(bar).toBeVisible();
    expect(said(dialog)).toHaveTextContent('Changing 9 instances…');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Change setting' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    answer();
    await waitFor(() => expect(said(dialog)).toHaveTextContent('4 instances changed. 5 not started.'));
    expect(rows().filter((row) => row.endsWith('Not started'))).toHaveLength(5);
    await user.click(dialog.getByRole('button', { name: 'Change the remaining 5' }));
    await waitFor(() => expect(said(dialog)).toHaveTextContent('9 instances changed.'));
    const posts = sandbox.log
      .since(0)
      .filter(({ method, path }) => method === 'POST' && path.includes('/mfa/toggle/'));
    expect(new Set(posts.map(({ path }) => path)).size).toBe(9);
    expect(posts).toHaveLength(9);
  });
});
