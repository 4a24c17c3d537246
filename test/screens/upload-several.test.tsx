// Files to several instances (docs/product/uploads.md#several): what is sent to each, and what is tried again.
import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultRule } from '../../sandbox/faults.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { section } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';
import { savedFiles } from '../support/savedFiles';
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
  const input = (await section(title)).querySelector<HTMLInputElement>('input[type="file"]')!;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Chooses instances and two files as the owner, and starts. */
async function start(names: readonly string[], ...faults: FaultRule[]) {
  const portal = renderPortal('owner', '/upload?several=1', {
    prepare: (sandbox) => faults.forEach((rule) => sandbox.faults.add(rule)),
  });
  for (const name of names) await portal.user.click(await screen.findByRole('checkbox', { name }));
  await choose('MIB files', fileOf('a.mib'), fileOf('b.mib'));
  await portal.user.click(screen.getByRole('button', { name: `Upload to ${names.length} instances` }));
  return portal;
}

const calls = ({ log }: Sandbox, method: string, path: string) =>
  log.since(0).filter((one) => one.method === method && one.path === path).length;
const stored = ({ world }: Sandbox, stackId: string) =>
  [...world.stacks.values()].find(({ id }) => id === stackId)?.uploads.map(({ name }) => name);

const HQ = 'stack-owner-active';
const FACTORY = 'stack-owner-dues';
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
  await user.click(await screen.findByRole('button', { name: 'Several instances' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Upload to several instances' })).toBeVisible();
  expect(window.location.search).toBe('?several=1');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('4 instances selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search instances' }), 'acme-hq');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'acme-factory' })).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('1 instance selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload to 1 instance' }));
  expect(await screen.findByText('Choose at least one file or template.')).toBeVisible();
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
    expect((await rowOf('acme-hq')).getByText('2 of 2 files')).toBeVisible();
  });

  it('aren’t delivered where one of them couldn’t be stored, and only those are tried again', async () => {
    const files = savedFiles();
    const refusal = {
      method: 'POST',
      path: `/instance/${HQ}/upload`,
      status: 409,
      body: { message: 'It is full.' },
    };
    const { sandbox, user } = await start(['acme-hq', 'acme-factory'], refusal);
    expect(await summary('Delivered to 1 of 2 instances.')).toBeVisible();
    expect((await rowOf('acme-hq')).getByText('It is full.')).toBeVisible();
    expect(deliveries(sandbox, HQ)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Save result' }));
    expect((await files[0]?.text)?.split('\r\n')).toEqual([
      'Instance,Domain,ID,Result,Files stored,Message',
      'acme-factory,acme-factory.my-prtg.example,sub-owner-dues,Delivered,2/2,',
      'acme-hq,acme-hq.my-prtg.example,sub-owner-active,Failed,0/2,It is full.',
      '',
    ]);
    await user.click(screen.getByRole('button', { name: 'Try failed again' }));
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    expect([deliveries(sandbox, HQ), deliveries(sandbox, FACTORY)]).toEqual([1, 1]);
    expect(calls(sandbox, 'POST', `/api/instance/${FACTORY}/upload`)).toBe(1);
  });

  it('aren’t sent again if only their delivery failed', async () => {
    const { sandbox, user } = await start(['acme-hq', 'acme-factory'], {
      method: 'POST',
      path: `/instance/${HQ}/upload/s3`,
      status: 409,
      body: { message: 'The instance is busy.' },
    });
    expect(await screen.findByText('The instance is busy.')).toBeVisible();
    expect(await summary('Delivered to 1 of 2 instances.')).toBeVisible();
    const sent = calls(sandbox, 'POST', `/api/instance/${HQ}/upload`);
    await user.click(screen.getByRole('button', { name: 'Try failed again' }));
    expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
    expect(calls(sandbox, 'POST', `/api/instance/${HQ}/upload`)).toBe(sent);
    expect(deliveries(sandbox, HQ)).toBe(2);
  });

  it('that no instance accepts are named when they are chosen', async () => {
    renderPortal('owner', '/upload?several=1');
    await choose('MIB files', fileOf('con.mib'), fileOf('ok.mib'));
    expect(
      await screen.findByText(
        '“con.mib” can’t be the name of a file on the instance: Windows keeps “con” for a device.',
      ),
    ).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Files to upload: MIB files' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
});

it('a stop ends the upload, and the rest can be done afterwards', async () => {
  const { sandbox, user } = await start(['acme-hq', 'acme-factory'], {
    method: 'POST',
    path: `/instance/${HQ}/upload`,
    delayMs: 60_000,
  });
  expect(await (await rowOf('acme-factory')).findByText('Delivered')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await (await rowOf('acme-hq')).findByText('Stopped')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try failed again' }));
  expect(await summary('Delivered to 2 of 2 instances.')).toBeVisible();
  expect(deliveries(sandbox, FACTORY)).toBe(1);
});

it('a template that may have arrived isn’t delivered again', async () => {
  const { sandbox, user } = renderPortal('owner', '/upload?several=1', {
    prepare: ({ faults }) => {
      faults.add({ method: 'POST', path: `/instance/${HQ}/upload/git`, status: 502, body: 'Bad gateway' });
    },
  });
  for (const name of ['acme-hq', 'acme-factory'])
    await user.click(await screen.findByRole('checkbox', { name }));
  const templates = within(await screen.findByRole('list', { name: 'Templates' }));
  await user.click(templates.getAllByRole('checkbox')[0]!);
  await user.click(screen.getByRole('button', { name: 'Upload to 2 instances' }));
  expect(await summary('Delivered to 1 of 2 instances.')).toBeVisible();
  expect((await rowOf('acme-hq')).getByText('Unknown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try failed again' })).toBeNull();
  expect(calls(sandbox, 'POST', `/api/instance/${HQ}/upload/git`)).toBe(1);
});
