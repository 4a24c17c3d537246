// Files to several instances (docs/product/uploads.md#several): what is sent to each, and what is tried again.
import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultRule } from '../../sandbox/faults.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { letSiteAnswer } from '../support/letSiteAnswer';
import { section } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';
import { savedFiles } from '../support/savedFiles';
import { server } from '../support/setup';
import { StandInWorker } from '../support/standInWorker';

const hashed = vi.fn<(file: Blob) => void>();

beforeEach(() => {
  hashed.mockClear();
  vi.stubGlobal(
    'Worker',
    class extends StandInWorker {
      override postMessage(question: { id: number; file: Blob }): void {
        hashed(question.file);
        super.postMessage(question);
      }
    },
  );
});

// Node's own File: the layer between jsdom and the sandbox can't read jsdom's.
const fileOf = (name: string) => new NodeFile([name], name) as unknown as File;

async function choose(title: string, ...files: File[]): Promise<void> {
  give((await section(title)).querySelector<HTMLInputElement>('input[type="file"]')!, files);
}

function give(input: HTMLInputElement, files: readonly File[]): void {
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Chooses instances and two files as the owner, and starts. */
async function start(names: readonly string[], prepare?: (sandbox: Sandbox) => void) {
  const portal = renderPortal('owner', '/upload?several=1', prepare && { prepare });
  for (const name of names) await portal.user.click(await screen.findByRole('checkbox', { name }));
  await choose('MIB files', fileOf('a.mib'), fileOf('b.mib'));
  await portal.user.click(screen.getByRole('button', { name: `Upload to ${names.length} instances` }));
  return portal;
}

const button = (name: string) => screen.getByRole('button', { name });
const calls = ({ log }: Sandbox, method: string, path: string) =>
  log.since(0).filter((one) => one.method === method && one.path === path).length;
const stored = ({ world }: Sandbox, stackId: string) =>
  [...world.stacks.values()].find(({ id }) => id === stackId)?.uploads.map(({ name }) => name);

const HQ = 'stack-owner-active';
const FACTORY = 'stack-owner-dues';
const LAB = 'stack-owner-cancelling';
const projects = ({ world }: Sandbox, stackId: string) =>
  [...world.stacks.values()].find(({ id }) => id === stackId)?.deliveredProjects;
const deliveries = (sandbox: Sandbox, stackId: string) =>
  calls(sandbox, 'POST', `/api/instance/${stackId}/upload/s3`);
const summary = (text: string) => screen.findByText(text);
const rowOf = async (name: string) =>
  within(
    within(await screen.findByRole('list', { name: 'Instances' }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.startsWith(name))!,
  );

it('the picker has a button for several instances, which can be searched and chosen all at once', async () => {
  const { user } = renderPortal('owner', '/upload');
  await user.click(await screen.findByRole('link', { name: 'Several instances' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Upload to several instances' })).toBeVisible();
  expect(window.location.search).toBe('?several=1');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('4 instances selected')).toBeVisible();
  expect(screen.getByText('2 instances aren’t ready, so they aren’t listed.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search instances' }), 'acme-hq');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'acme-factory' })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Chosen only' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'acme-hq' }));
  expect(screen.getByText('1 instance selected')).toBeVisible();
  const row = screen.getByRole('checkbox', { name: 'acme-hq' }).closest('label');
  expect(row).toHaveTextContent('acme-hqacme-hq.my-prtg.exampleFrankfurt - Europe');
  await user.clear(screen.getByRole('searchbox', { name: 'Search instances' }));
  await screen.findByRole('checkbox', { name: 'acme-factory' });
  await user.click(screen.getByRole('checkbox', { name: 'Chosen only' }));
  expect(screen.queryByRole('checkbox', { name: 'acme-factory' })).toBeNull();
});

it('the bar says what is chosen or missing, and can’t be pressed for nothing', async () => {
  const { user } = renderPortal('owner', '/upload?several=1');
  const hq = await screen.findByRole('checkbox', { name: 'acme-hq' });
  expect(screen.queryByRole('button', { name: /^Upload( to|$)/ })).toBeNull();
  give(screen.getByRole('main').querySelectorAll<HTMLInputElement>('input[type="file"]')[0]!, [
    fileOf('a.mib'),
    fileOf('b.svg'),
    fileOf('c.zip'),
  ]);
  expect(screen.getByText(/^Not added, because no kind or more than one .*: c\.zip\./)).toBeVisible();
  const start = screen.getByRole('button', { name: 'Upload' });
  expect(start).toHaveAccessibleDescription('2 files Choose at least one instance.');
  await user.click(start);
  expect(start).toHaveAttribute('aria-disabled', 'true');
  await user.click(hq);
  expect(start).toHaveAccessibleName('Upload to 1 instance');
  expect(start).toHaveAccessibleDescription('2 files, 1 instance');
  for (const name of ['Remove a.mib', 'Remove b.svg']) await user.click(button(name));
  expect(start).toHaveAccessibleDescription('1 instance Choose at least one file or template.');
  await user.click(start);
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});

describe('the files', () => {
  it('are stored and delivered in each instance, and each is read once', async () => {
    const { sandbox } = await start(['acme-hq', 'acme-factory']);
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    for (const stackId of [HQ, FACTORY]) {
      expect(stored(sandbox, stackId)).toEqual(expect.arrayContaining(['a.mib', 'b.mib']));
      expect(deliveries(sandbox, stackId)).toBe(1);
    }
    expect(hashed).toHaveBeenCalledTimes(2);
    expect((await rowOf('acme-hq')).getByText('2 of 2 files stored')).toBeVisible();
  });

  it('aren’t delivered where one of them couldn’t be stored, and only those are tried again', async () => {
    const files = savedFiles();
    const refusal = {
      method: 'POST',
      path: `/instance/${HQ}/upload`,
      status: 409,
      body: { message: 'It is full.' },
    };
    const { sandbox, user } = await start(
      ['acme-hq', 'acme-factory'],
      ({ faults }) => void faults.add(refusal),
    );
    expect(await summary('Delivered to 1 of 2 instances. 1 failed.')).toBeVisible();
    expect((await rowOf('acme-hq')).getByText('a.mib and b.mib: It is full.')).toBeVisible();
    expect(deliveries(sandbox, HQ)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Save result' }));
    expect((await files[0]?.text)?.split('\r\n')).toEqual([
      'Instance,Domain,ID,Result,Files,Files stored,Message',
      'acme-factory,acme-factory.my-prtg.example,sub-owner-dues,Delivered,2,2,',
      'acme-hq,acme-hq.my-prtg.example,sub-owner-active,Failed,2,0,a.mib and b.mib: It is full.',
      '',
    ]);
    await user.click(screen.getByRole('button', { name: 'Try failed again' }));
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    expect([deliveries(sandbox, HQ), deliveries(sandbox, FACTORY)]).toEqual([1, 1]);
    expect(calls(sandbox, 'POST', `/api/instance/${FACTORY}/upload`)).toBe(1);
  });

  it('aren’t sent again if only their delivery failed', async () => {
    const { sandbox, user } = await start(['acme-hq', 'acme-factory'], ({ faults }) => {
      const path = `/instance/${HQ}/upload/s3`;
      faults.add({ method: 'POST', path, status: 409, body: { message: 'The instance is busy.' } });
    });
    expect(await screen.findByText('The instance is busy.')).toBeVisible();
    expect(await summary('Delivered to 1 of 2 instances. 1 failed.')).toBeVisible();
    const sent = calls(sandbox, 'POST', `/api/instance/${HQ}/upload`);
    await user.click(screen.getByRole('button', { name: 'Try failed again' }));
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    expect(calls(sandbox, 'POST', `/api/instance/${HQ}/upload`)).toBe(sent);
    expect(deliveries(sandbox, HQ)).toBe(2);
  });

  it('that no instance accepts are named when they are chosen', async () => {
    renderPortal('owner', '/upload?several=1');
    await choose('MIB files', fileOf('con.mib'), fileOf('ok.mib'), fileOf('ok.mib'), fileOf('OK.mib'));
    expect(
      await screen.findByText('“ok.mib” was selected twice. Only the first one is uploaded.'),
    ).toBeVisible();
    expect(screen.getByText(/^“OK\.mib” differs from “ok\.mib” only in capitalization/)).toBeVisible();
    expect(
      await screen.findByText(
        '“con.mib” can’t be used as a file name on the instance: Windows reserves “con” for a device.',
      ),
    ).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Files to upload: MIB files' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('each instance', () => {
  it('gets no file that differs only in capitals from one of its own', async () => {
    const portal = renderPortal('owner', '/upload?several=1');
    for (const name of ['acme-hq', 'acme-factory'])
      await portal.user.click(await screen.findByRole('checkbox', { name }));
    await choose('MIB files', fileOf('acme-ups-mib.mib'), fileOf('new.mib'));
    await portal.user.click(screen.getByRole('button', { name: 'Upload to 2 instances' }));
    expect(await summary('Delivered to 1 of 2 instances. 1 failed.')).toBeVisible();
    expect(
      (await rowOf('acme-hq')).getByText(/^acme-ups-mib\.mib: The instance already has “ACME-UPS-MIB\.mib”/),
    ).toBeVisible();
    expect((await rowOf('acme-hq')).getByText('1 of 2 files stored')).toBeVisible();
    expect(deliveries(portal.sandbox, HQ)).toBe(0);
  });

  it('counts a file as stored that arrived although its response was lost', async () => {
    const { sandbox } = await start(['acme-hq', 'acme-factory'], ({ world }) => {
      server.use(
        http.put(`*/storage/${HQ}/*`, async ({ request }) => {
          const file = new URL(request.url).pathname.replace(/.*\//, '');
          const stack = [...world.stacks.values()].find(({ id }) => id === HQ)!;
          const size = (await request.arrayBuffer()).byteLength;
          stack.uploads.push({ folder: 'MIB/', name: file, size, last_modified: 1, delivered: false });
          return new HttpResponse('Lost.', { status: 400 });
        }),
      );
    });
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    expect(deliveries(sandbox, HQ)).toBe(1);
  });

  it('shows the new files on its own page, even if that was open before', async () => {
    const { user } = renderPortal('owner', '/upload/sub-owner-active');
    await section('MIB files');
    await user.click(screen.getByRole('link', { name: 'Choose another instance' }));
    await user.click(await screen.findByRole('link', { name: 'Several instances' }));
    await user.click(await screen.findByRole('checkbox', { name: 'acme-hq' }));
    await choose('MIB files', fileOf('a.mib'));
    await user.click(screen.getByRole('button', { name: 'Upload to 1 instance' }));
    expect(await summary('Delivered to 1 of 1 instance.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose one instance instead' }));
    await user.click(await screen.findByRole('link', { name: /^acme-hq/ }));
    const table = await within(await section('MIB files')).findByRole('table');
    expect(await within(table).findByText('a.mib')).toBeVisible();
  });

  it.each<[string, FaultRule]>([
    ['an expired address', { method: 'PUT', path: `/storage/${HQ}`, status: 403, body: 'Expired.' }],
    ['a refused token', { method: 'POST', path: `/instance/${HQ}/upload`, status: 401 }],
    ['a cut connection', { method: 'PUT', path: `/storage/${HQ}`, abort: true }],
    ['a failing server', { method: 'POST', path: `/instance/${HQ}/upload`, status: 503, body: 'Later.' }],
  ])('is spared %s, and gets one delivery', async (_name, fault) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    const { sandbox } = await start(['acme-hq', 'acme-factory'], ({ faults }) => void faults.add(fault));
    expect(await screen.findByText('Delivered to 2 of 2 instances.', {}, { timeout: 20_000 })).toBeVisible();
    for (const stackId of [HQ, FACTORY]) expect(deliveries(sandbox, stackId)).toBe(1);
  });

  it('waits as long as there is no network, and no longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    const { sandbox } = await start(['acme-hq', 'acme-factory'], ({ faults }) => {
      faults.add({ method: 'POST', path: '/upload', abort: true, times: -1 });
      letSiteAnswer(() => HttpResponse.error());
    });
    expect(await screen.findByText(/^You’re offline/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.queryByText('Failed')).toBeNull();
    sandbox.faults.clear();
    letSiteAnswer();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    for (const stackId of [HQ, FACTORY]) expect(deliveries(sandbox, stackId)).toBe(1);
  });

  it('isn’t held back by a browser that wrongly says it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start(['acme-hq', 'acme-factory']);
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
  });
});

it('a stop ends the upload, and the rest can be done afterwards', async () => {
  const { sandbox, user } = await start(['acme-hq', 'acme-factory', 'acme-lab'], ({ faults }) => {
    faults.add({ method: 'POST', path: `/instance/${HQ}/upload`, delayMs: 60_000 });
    faults.add({ method: 'POST', path: `/instance/${LAB}/upload`, status: 409, body: 'It is full.' });
  });
  expect(await (await rowOf('acme-factory')).findByText('Delivered')).toBeVisible();
  expect(await (await rowOf('acme-lab')).findByText('Failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await summary('Delivered to 1 of 3 instances. 1 failed. 1 stopped.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try failed again' }));
  expect(await summary('Delivered to 2 of 3 instances. 1 stopped.')).toBeVisible();
  expect(deliveries(sandbox, HQ)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Continue with the remaining 1' }));
  expect(await summary('Delivered to 3 of 3 instances.')).toBeVisible();
  for (const stackId of [HQ, FACTORY, LAB]) expect(deliveries(sandbox, stackId)).toBe(1);
});

describe('leaving', () => {
  const asked = () => screen.findByRole('dialog', { name: 'Leave this page?' });
  const LEAVE_CHOICE = 'If you leave, you’ll lose the selection of files you’ve made here.';

  it('asks while files are chosen, also on the way to the picker, which is at the same path', async () => {
    const { user } = renderPortal('owner', '/upload?several=1');
    await choose('MIB files', fileOf('a.mib'));
    for (const name of ['Choose one instance instead', 'Upload']) {
      await user.click(screen.getByRole('link', { name }));
      expect(within(await asked()).getByText(LEAVE_CHOICE)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(screen.getByText('a.mib')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose one instance instead' }));
    await user.click(within(await asked()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload' })).toBeVisible();
  });

  it('asks during the upload, which it stops', async () => {
    const { sandbox, user } = await start(['acme-hq', 'acme-factory'], (made) => {
      made.faults.add({ method: 'POST', path: `/instance/${HQ}/upload`, delayMs: 60_000 });
    });
    expect(await (await rowOf('acme-factory')).findByText('Delivered')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(within(await asked()).getByText(/^Files are still being uploaded\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(deliveries(sandbox, HQ)).toBe(0);
  });

  it('asks as long as something can be tried again', async () => {
    const { user } = await start(['acme-hq', 'acme-factory'], ({ faults }) => {
      faults.add({ method: 'POST', path: `/instance/${HQ}/upload`, status: 409, body: 'It is full.' });
    });
    expect(await summary('Delivered to 1 of 2 instances. 1 failed.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(within(await asked()).getByText(/^Some instances didn’t get everything\./)).toBeVisible();
  });
});

it('a template that may have arrived is one of the failed, and trying again says that it may arrive twice', async () => {
  const { sandbox, user } = renderPortal('owner', '/upload?several=1', {
    prepare: ({ faults }) => {
      faults.add({ method: 'POST', path: `/instance/${HQ}/upload/git`, status: 502, body: 'Bad gateway' });
      faults.add({ method: 'POST', path: `/instance/${HQ}/upload/git`, status: 409, body: 'Busy.' });
    },
  });
  for (const name of ['acme-hq', 'acme-factory'])
    await user.click(await screen.findByRole('checkbox', { name }));
  const templates = within(await screen.findByRole('list', { name: 'Templates' }));
  for (const box of templates.getAllByRole('checkbox').slice(0, 3)) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Upload to 2 instances' }));
  expect(await summary('Delivered to 1 of 2 instances. 1 failed.')).toBeVisible();
  expect(projects(sandbox, HQ)).toHaveLength(1);
  expect(
    (await rowOf('acme-hq')).getByText(
      'APC UPS: Bad gateway. We couldn’t confirm that the template arrived. Check in PRTG before you deliver it again.',
    ),
  ).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try failed again' });
  expect(again).toHaveAccessibleDescription(
    'We couldn’t confirm for every template whether it arrived. If you try again, such a template may arrive twice.',
  );
  await user.click(again);
  expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
  expect(projects(sandbox, HQ)).toHaveLength(3);
  expect(projects(sandbox, FACTORY)).toHaveLength(3);
  expect(calls(sandbox, 'POST', `/api/instance/${HQ}/upload/git`)).toBe(5);
});

it('files of one name are told apart by their folders, and stay available on the instance’s page', async () => {
  const { sandbox, user } = renderPortal('owner', '/upload?several=1', {
    prepare: ({ faults }) =>
      void faults.add({ method: 'POST', path: `/instance/${HQ}/upload/s3`, status: 409, body: 'Busy.' }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'acme-hq' }));
  const inFolder = (folder: string) =>
    Object.defineProperty(fileOf('if.mib'), 'webkitRelativePath', { value: `${folder}/if.mib` });
  await choose('MIB files', inFolder('cisco'), inFolder('juniper'));
  expect(
    await screen.findByText(
      '“juniper/if.mib” has the same name as “cisco/if.mib”. Only the first one is uploaded.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload to 1 instance' }));
  expect(await screen.findByText('Busy.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Choose one instance instead' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('link', { name: /^acme-hq/ }));
  await user.click(await screen.findByRole('button', { name: 'Deliver to the instance' }));
  await waitFor(() => expect(deliveries(sandbox, HQ)).toBe(2));
});
