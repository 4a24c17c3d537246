// Uploads through the sandbox (docs/product/screens.md#upload, docs/product/uploads.md#what-goes-wrong): what is
// sent, what is refused, what is tried again, and that the page shows what is stored. What only a real browser has
// (drops, workers, offline) is in the journey.
import { File as NodeFile } from 'node:buffer';
import { GenericError } from '@auth0/auth0-spa-js';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultRule } from '../../sandbox/faults.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { holdAnswers } from '../support/holdAnswers';
import { renderPortal } from '../support/renderPortal';
import { requests, section, stackOf } from '../support/manageScreen';
import { server } from '../support/setup';
import { StandInWorker } from '../support/standInWorker';
import { until, untilSaid } from '../support/until';

beforeAll(async () => {
  await import('../../src/pages/upload/UploadPage');
});

const ACTIVE = '/upload/sub-owner-active';
const ADDRESSES = '/instance/stack-owner-active/upload';

beforeEach(() => vi.stubGlobal('Worker', StandInWorker));

// Node's own File: the layer between jsdom and the sandbox can't read jsdom's.
const fileOf = (name: string, content = name, type = '') =>
  new NodeFile([content], name, { type }) as unknown as File;

/** Chooses files in the section of this heading, as its button does. */
async function choose(title: string, ...files: File[]): Promise<void> {
  give(await section(title), ...files);
}

function give(card: HTMLElement, ...files: File[]): void {
  const input = card.querySelector<HTMLInputElement>('input[type="file"]')!;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

type Entry = Partial<FileSystemFileEntry & FileSystemDirectoryEntry>;
const entryOf = (file: File | string): Entry => ({
  isFile: true,
  name: typeof file === 'string' ? file : file.name,
  // Given only a name, it can't be read.
  file: (give, refuse) =>
    typeof file === 'string' ? refuse?.(new DOMException('', 'NotReadableError')) : give(file),
});
/** A folder with these entries; one of `readable: false` fails after its first entries, as one without permission does. */
const folderOf = (name: string, inside: Entry[], readable = true): Entry => ({
  isFile: false,
  name,
  createReader: () => {
    const batches = [inside, []];
    return {
      readEntries: (give, refuse) => {
        const batch = batches.shift();
        if (batch && (batch.length > 0 || readable)) give(batch as FileSystemEntry[]);
        else refuse?.(new DOMException('', 'NotReadableError'));
      },
    };
  },
});

/** Drops files and folders into the section of this heading. */
async function drop(title: string, ...entries: (Entry | null)[]): Promise<void> {
  const zone = (await section(title)).querySelector('[data-dropzone]')!;
  const items = entries.map((entry) => ({
    kind: 'file',
    webkitGetAsEntry: () => entry,
    getAsFile: () => null,
  }));
  fireEvent.drop(zone, { dataTransfer: { items, files: [] } });
}

const bar = () => screen.findByRole('region', { name: 'Upload progress' });
const said = async (sentence: string) =>
  waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent(sentence));
const button = (name: string) => screen.getByRole('button', { name });
const there = ({ world }: Pick<Sandbox, 'world'>, folder = 'MIB/') =>
  stackOf({ world }, 'owner-active')
    .uploads.filter((file) => file.folder === folder)
    .map(({ name }) => name)
    .toSorted();
const deliveries = ({ log }: Sandbox) =>
  log.since(0).filter(({ method, path }) => method === 'POST' && path.endsWith('/upload/s3'));
const rows = async (title: string, name: string) => {
  const table = await within(await section(title)).findByRole('table', { name });
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
};
const faulty = (...rules: FaultRule[]) => ({
  prepare: ({ faults }: Sandbox) => rules.forEach((rule) => faults.add(rule)),
});

describe('stored files', () => {
  it('are listed in a section for each kind', async () => {
    renderPortal('owner', ACTIVE);
    // The first test waits for the page's code, too.
    await screen.findByRole('heading', { level: 1, name: 'Upload' });
    expect(await rows('MIB files', 'Stored files: MIB files')).toEqual([
      'ACME-ROUTER-MIB.mib',
      'ACME-UPS-MIB.mib',
    ]);
    expect(document.title).toBe('Upload: acme-hq – PRTG Hosted Monitor');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'MIB files',
      'Device templates',
      'Custom lookups',
      'SNMP libraries',
      'Device icons',
      'Templates',
    ]);
    expect(screen.getAllByRole('button', { name: 'Upload files' })).toHaveLength(5);
    expect(
      within(await section('SNMP libraries')).getByText('No files of this kind have been uploaded yet.'),
    ).toBeVisible();
    expect(await rows('Device icons', 'Stored files: Device icons')).toEqual(['vendors_acme.svg']);
  });

  it('are listed despite unknown or malformed keys in the response', async () => {
    const files = [{ name: 'A.mib', size: 1, last_modified: 1 }, { size: 2 }];
    renderPortal(
      'owner',
      ACTIVE,
      faulty({
        path: '/upload/s3',
        method: 'GET',
        body: { 'MIB/': files, 'snmplibs/': null, count: 1, 'reports/': [{ name: 'B.mib' }, {}] },
        times: -1,
      }),
    );
    expect(await rows('MIB files', 'Stored files: MIB files')).toEqual(['A.mib']);
    for (const title of ['SNMP libraries', 'Device icons']) {
      const card = within(await section(title));
      expect(card.getByText('No files of this kind have been uploaded yet.')).toBeVisible();
    }
    expect(screen.getByText('1 file couldn’t be read, so it isn’t shown here.')).toBeVisible();
  });

  it('are limited to the newest ones, and listed completely on demand', async () => {
    const { user } = renderPortal('owner', ACTIVE, {
      prepare: ({ world }) => {
        const { uploads } = stackOf({ world }, 'owner-active');
        for (let n = 1; n <= 9; n += 1) {
          uploads.push({ folder: 'snmplibs/', name: `lib-${n}`, size: n, last_modified: n, delivered: true });
        }
      },
    });
    const names = () => rows('SNMP libraries', 'Stored files: SNMP libraries');
    expect(await names()).toEqual(['lib-9', 'lib-8', 'lib-7', 'lib-6', 'lib-5']);
    await user.click(button('Show all 9 files'));
    expect(await names()).toHaveLength(9);
  });
});

describe('uploading files', () => {
  it('sends their bytes with the declared headers and without the access token, then delivers them', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await choose('MIB files', fileOf('new.mib', 'some text', 'text/plain'), fileOf('empty.mib', ''));
    await said('2 files uploaded. Delivered to the instance.');
    expect(there(sandbox)).toEqual(['ACME-ROUTER-MIB.mib', 'ACME-UPS-MIB.mib', 'empty.mib', 'new.mib']);
    expect(stackOf(sandbox, 'owner-active').uploads.every(({ delivered }) => delivered)).toBe(true);
    const puts = sandbox.log.since(0).filter(({ method }) => method === 'PUT');
    expect(puts.map(({ hasAuthorization, status }) => [hasAuthorization, status])).toEqual([
      [false, 200],
      [false, 200],
    ]);
    await waitFor(async () =>
      expect((await rows('MIB files', 'Stored files: MIB files')).toSorted()).toEqual(there(sandbox)),
    );
  });

  it('ignores unknown keys in the response with the URLs', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    server.use(
      http.post('*/upload', async ({ request }) => {
        const answer = await sandbox.fetch(request);
        return HttpResponse.json({ expires_in: 60, ...((await answer.json()) as object) });
      }),
    );
    await choose('MIB files', fileOf('new.mib'));
    await said('1 file uploaded. Delivered to the instance.');
    expect(there(sandbox)).toContain('new.mib');
  });

  it('stores each kind in its folder, and replaces a file of the same name', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await choose('Custom lookups', fileOf('acme.ups.state.ovl', 'new'));
    await choose('Device icons', fileOf('x.svg', '<svg/>', 'image/svg+xml'));
    await waitFor(() => expect(there(sandbox, 'webroot/icons/devices/')).toContain('x.svg'));
    await said('2 files uploaded. Delivered to the instance.');
    expect(there(sandbox, 'lookups/custom/')).toEqual(['acme.ups.state.ovl']);
    expect(
      stackOf(sandbox, 'owner-active').uploads.find(({ name }) => name === 'acme.ups.state.ovl')?.size,
    ).toBe(3);
  });

  it('delivers again if files were stored during a delivery', async () => {
    const { sandbox } = renderPortal(
      'owner',
      ACTIVE,
      // The first delivery's answer doesn't arrive until the rule is cleared.
      faulty({ path: '/upload/s3', method: 'POST', body: {}, pauseMs: 600_000 }),
    );
    await choose('MIB files', fileOf('early.mib'));
    await said('1 file uploaded. Delivering to the instance…');
    await waitFor(() => expect(deliveries(sandbox)).toHaveLength(1));
    await choose('MIB files', fileOf('late.mib'));
    await waitFor(async () =>
      expect(await rows('MIB files', 'Stored files: MIB files')).toContain('late.mib'),
    );
    expect(deliveries(sandbox)).toHaveLength(1);
    sandbox.faults.clear();
    await said('2 files uploaded. Delivered to the instance.');
    expect(deliveries(sandbox)).toHaveLength(2);
    expect(stackOf(sandbox, 'owner-active').uploads.every(({ delivered }) => delivered)).toBe(true);
  });

  it('requests URLs for a few files at a time', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await choose('MIB files', ...Array.from({ length: 12 }, (_, n) => fileOf(`f${n}.mib`)));
    await said('12 files uploaded. Delivered to the instance.');
    expect(requests(sandbox, 'POST', ADDRESSES)).toHaveLength(3);
    expect(requests(sandbox, 'POST', '/upload/s3')).toHaveLength(1);
  });

  it('rejects files that are too large or selected twice before any request', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await choose('MIB files', fileOf('big.mib', 'x'.repeat(1_048_577)), fileOf('..'));
    expect(
      await screen.findByText('“big.mib” is too large. A file can have at most 1,048,576 bytes (1 MiB).'),
    ).toBeVisible();
    expect(
      screen.getByText(
        '“..” can’t be used as a file name on the instance: Windows doesn’t allow a dot or space at the end of a name.',
      ),
    ).toBeVisible();
    await said('2 files not uploaded.');
    expect(sandbox.log.since(0).filter(({ method }) => method === 'POST')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await choose('MIB files', fileOf('a.mib', 'first'), fileOf('a.mib', 'second'));
    expect(
      await screen.findByText('“a.mib” was selected twice. Only the first one is uploaded.'),
    ).toBeVisible();
    await said('1 file uploaded. 3 files not uploaded. Delivered to the instance.');
  });
});

describe('files of any kind', () => {
  it('are sorted by their extensions; what none or several kinds take is named', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await section('MIB files');
    const names = ['a.MIB', 'b.odt', 'c.ovl', 'd.oidlib', 'e.svg', 'readme', 'f.zip'];
    give(screen.getByRole('main'), ...names.map((name) => fileOf(name)));
    await said('5 files uploaded. Delivered to the instance.');
    expect(there(sandbox)).toContain('a.MIB');
    expect(there(sandbox, 'devicetemplates/')).toContain('b.odt');
    expect(there(sandbox, 'lookups/custom/')).toContain('c.ovl');
    expect(there(sandbox, 'snmplibs/')).toContain('d.oidlib');
    expect(there(sandbox, 'webroot/icons/devices/')).toContain('e.svg');
    expect(
      screen.getByText(
        'Not added, because no kind or more than one has this extension: readme and f.zip. Use “Upload files” at their kind.',
      ),
    ).toBeVisible();
  });
});

describe('file names that Windows doesn’t allow', () => {
  it('are rejected with the reason, and not sent', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await choose('MIB files', fileOf('a:b.mib'), fileOf('con.mib'), fileOf('end.'), fileOf('good.mib'));
    for (const reason of [
      '“a:b.mib” can’t be used as a file name on the instance: Windows doesn’t allow : in a name.',
      '“con.mib” can’t be used as a file name on the instance: Windows reserves “con” for a device.',
      '“end.” can’t be used as a file name on the instance: Windows doesn’t allow a dot or space at the end of a name.',
    ]) {
      expect(await screen.findByText(reason)).toBeVisible();
    }
    await said('1 file uploaded. 3 files not uploaded. Delivered to the instance.');
    expect(there(sandbox)).toEqual(['ACME-ROUTER-MIB.mib', 'ACME-UPS-MIB.mib', 'good.mib']);
  });

  it('include names that differ from a stored or selected file’s only in case', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await choose('MIB files', fileOf('a.mib'), fileOf('A.MIB'), fileOf('acme-ups-mib.mib'));
    expect(
      await screen.findByText(
        '“A.MIB” differs from “a.mib” only in capitalization, which Windows ignores. Only the first one is uploaded.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        'The instance already has “ACME-UPS-MIB.mib”, and Windows ignores capitalization. To replace that file, give this one exactly the same name.',
      ),
    ).toBeVisible();
    await said('1 file uploaded. 2 files not uploaded. Delivered to the instance.');
    await choose('MIB files', fileOf('A.mib'));
    expect(await screen.findByText(/^The instance already has “a\.mib”/)).toBeVisible();
    // Another kind is another folder.
    await choose('SNMP libraries', fileOf('A.mib'));
    await said('2 files uploaded. 3 files not uploaded. Delivered to the instance.');
    expect(there(sandbox)).toEqual(['ACME-ROUTER-MIB.mib', 'ACME-UPS-MIB.mib', 'a.mib']);
  });
});

describe('a file name with decomposed accents, as in macOS', () => {
  const [composed, apart] = ['Gerät.mib'.normalize('NFC'), 'Gerät.mib'.normalize('NFD')];

  it('is matched with a response that composes them, and with the stored file', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    server.use(
      http.post('*/upload', async ({ request }) => {
        const answer = await sandbox.fetch(request);
        const addresses = (await answer.json()) as Record<string, string>;
        return HttpResponse.json(
          Object.fromEntries(Object.entries(addresses).map(([key, to]) => [key.normalize('NFC'), to])),
        );
      }),
    );
    await choose('MIB files', fileOf(apart), fileOf(composed, 'again'));
    expect(
      await screen.findByText(`“${composed}” was selected twice. Only the first one is uploaded.`),
    ).toBeVisible();
    await said('1 file uploaded. 1 file not uploaded. Delivered to the instance.');
  });

  it('counts as uploaded after a lost response if the list has it with composed accents', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    server.use(
      http.put('*/storage/*', async ({ request }) => {
        await sandbox.fetch(request);
        for (const file of stackOf(sandbox, 'owner-active').uploads) file.name = file.name.normalize('NFC');
        return new HttpResponse('Lost.', { status: 400 });
      }),
    );
    await choose('MIB files', fileOf(apart));
    await said('1 file uploaded. Delivered to the instance.');
    expect(there(sandbox)).toContain(composed);
  });
});

describe('dropped items', () => {
  it('that can’t be read are listed: files, folders, empty folders, and what isn’t a file', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE);
    await drop(
      'MIB files',
      folderOf('mibs', [
        entryOf(fileOf('one.mib')),
        entryOf('locked.mib'),
        entryOf('.DS_Store'),
        folderOf('private', [entryOf(fileOf('two.mib'))], false),
        folderOf('nothing', []),
      ]),
      folderOf('empty', [entryOf(fileOf('Thumbs.db'))]),
      null,
    );
    await said(
      '2 files uploaded. 2 files not uploaded. 2 folders not fully uploaded. Delivered to the instance.',
    );
    expect(there(sandbox)).toEqual(['ACME-ROUTER-MIB.mib', 'ACME-UPS-MIB.mib', 'one.mib', 'two.mib']);
    const list = within(screen.getByRole('list', { name: 'Uploads to MIB files' }));
    const said4 = list.getAllByRole('listitem').slice(0, 4);
    expect(said4.map(({ textContent }) => textContent)).toEqual([
      'mibs/locked.mibNot uploadedThe file couldn’t be read. It may have been moved or changed since you selected it.',
      'mibs/private/Not uploadedThis folder couldn’t be read, or only in part. Everything that could be read is uploaded.',
      'empty/Not uploadedThis folder has no files.',
      'Unnamed itemNot uploadedThe browser can’t read what you dropped as a file. Save it as a file first.',
    ]);
  });
});

it('two files of one name are told apart by their folders, and only the first is uploaded', async () => {
  const { sandbox } = renderPortal('owner', ACTIVE);
  const release = holdAnswers(sandbox, '/storage/');
  const mib = () => entryOf(fileOf('if.mib'));
  await drop('MIB files', folderOf('cisco', [mib(), folderOf('old', [mib()])]));
  expect(
    await screen.findByText(
      '“cisco/old/if.mib” has the same name as “cisco/if.mib”. Only the first one is uploaded.',
    ),
  ).toBeVisible();
  await drop('MIB files', folderOf('juniper', [mib()]));
  expect(
    await screen.findByText(/^“juniper\/if\.mib” has the same name as “cisco\/if\.mib”\./),
  ).toBeVisible();
  release();
  await said('1 file uploaded. 2 files not uploaded. Delivered to the instance.');
});

describe('stored files that aren’t delivered', () => {
  it('can be delivered after leaving, which asks, and after a reload', async () => {
    const fault: FaultRule = { path: '/upload/s3', method: 'POST', status: 409, body: 'Busy.', times: -1 };
    const { user, sandbox } = renderPortal('owner', ACTIVE, faulty(fault));
    await choose('MIB files', fileOf('a.mib'));
    await said('1 file uploaded. Not delivered to the instance yet.');
    await user.click(screen.getByRole('link', { name: 'Choose another instance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    expect(
      dialog.getByText(
        'Files are stored, but not delivered to the instance yet. If you leave, you can deliver them on this page later, as long as you stay signed in and keep this tab.',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('link', { name: /^acme-hq/ }));
    await said('Files that you uploaded earlier aren’t delivered to the instance yet.');

    cleanup();
    const again = renderPortal('owner', ACTIVE, { sandbox });
    await said('Files that you uploaded earlier aren’t delivered to the instance yet.');
    expect(screen.queryByRole('button', { name: 'Clear list' })).toBeNull();
    sandbox.faults.clear();
    await again.user.click(button('Deliver to the instance'));
    expect(await screen.findByText('Delivered to the instance.')).toBeVisible();
    expect(stackOf(sandbox, 'owner-active').uploads.every(({ delivered }) => delivered)).toBe(true);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Upload progress' })).toBeNull());
    expect(Object.keys(window.sessionStorage).filter((key) => key.includes('undelivered'))).toEqual([]);
  });

  it('aren’t offered to another user', async () => {
    const kept = JSON.stringify({ user: 'auth0|admin', values: 1 });
    window.sessionStorage.setItem('portal-kept:undelivered:stack-owner-active', kept);
    renderPortal('owner', ACTIVE);
    await section('MIB files');
    expect(screen.queryByRole('region', { name: 'Upload progress' })).toBeNull();
  });
});

describe('faults during an upload', () => {
  it.each<[string, FaultRule]>([
    ['an expired address', { path: '/storage/', method: 'PUT', status: 403, body: 'Expired.', times: 2 }],
    ['a storage that fails', { path: '/storage/', method: 'PUT', status: 500, times: 2 }],
    ['a cut connection', { path: '/storage/', method: 'PUT', abort: true, times: 2 }],
    ['a vendor that fails', { path: ADDRESSES, method: 'POST', status: 503, times: 1 }],
  ])('such as %s are overcome with a new URL', async (_, fault) => {
    const { sandbox } = renderPortal('owner', ACTIVE, faulty(fault));
    await choose('MIB files', fileOf('a.mib'), fileOf('b.mib'), fileOf('c.mib'));
    await said('3 files uploaded. Delivered to the instance.');
    expect(there(sandbox)).toEqual(['ACME-ROUTER-MIB.mib', 'ACME-UPS-MIB.mib', 'a.mib', 'b.mib', 'c.mib']);
    expect(requests(sandbox, 'POST', ADDRESSES)).toHaveLength(2);
  });

  it.each<[string, string, string]>([
    ['the vendor', ADDRESSES, 'POST'],
    ['the storage', '/storage/', 'PUT'],
  ])('such as a Retry-After of %s delay everything, and count for no file', async (_, path, method) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const headers = { 'Retry-After': '30', 'Access-Control-Expose-Headers': 'Retry-After' };
    const { sandbox } = renderPortal(
      'owner',
      ACTIVE,
      faulty(
        { path, method, status: 503, headers, times: 1 },
        { path: ADDRESSES, method: 'POST', status: 429, headers, skip: method === 'PUT' ? 1 : 0, times: 2 },
        { path: '/f0.mib', method: 'PUT', status: 500, times: method === 'PUT' ? 2 : 3 },
      ),
    );
    await choose('MIB files', ...Array.from({ length: 12 }, (_file, n) => fileOf(`f${n}.mib`)));
    const asked = () => requests(sandbox, 'POST', ADDRESSES).length;
    for (const count of [1, 2, 3]) {
      await until(() => asked() === count, `${count} requests for addresses`);
      await act(() => vi.advanceTimersByTimeAsync(25_000));
      expect(asked()).toBe(count);
    }
    await untilSaid('12 files uploaded. Delivered to the instance.');
    expect(there(sandbox)).toHaveLength(14);
  });

  it('such as a Retry-After that is too long stop further uploads', async () => {
    const headers = { 'Retry-After': '3600', 'Access-Control-Expose-Headers': 'Retry-After' };
    const { sandbox } = renderPortal(
      'owner',
      ACTIVE,
      faulty({ path: '/storage/', method: 'PUT', status: 503, headers }),
    );
    await choose('MIB files', ...Array.from({ length: 12 }, (_, n) => fileOf(`f${n}.mib`)));
    await said('4 files uploaded. 8 files not uploaded. Delivered to the instance.');
    expect(requests(sandbox, 'POST', ADDRESSES)).toHaveLength(1);
  });

  it('such as a storage refusal fail one file, and only that one is retried', async () => {
    const { user, sandbox } = renderPortal(
      'owner',
      ACTIVE,
      faulty({
        path: '/b.mib',
        method: 'PUT',
        status: 400,
        body: 'The checksum of the file does not match.',
      }),
    );
    await choose('MIB files', fileOf('a.mib'), fileOf('b.mib'));
    await said('1 file uploaded. 1 file not uploaded. Delivered to the instance.');
    expect(screen.getByText('The checksum of the file does not match.')).toBeVisible();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .some(
            ({ textContent }) =>
              textContent === '1 file wasn’t uploaded. The checksum of the file does not match.Close',
          ),
      ).toBe(true),
    );
    expect(there(sandbox)).not.toContain('b.mib');
    await user.click(button('Retry 1 file'));
    await said('2 files uploaded. Delivered to the instance.');
    expect(there(sandbox)).toContain('b.mib');
    expect(
      sandbox.log.since(0).filter(({ method, path }) => method === 'PUT' && path.includes('/a.mib')),
    ).toHaveLength(1);
  });

  it('such as a refusal of all files lead to one request, and the message is shown at each file', async () => {
    const { sandbox } = renderPortal(
      'owner',
      ACTIVE,
      faulty({ path: ADDRESSES, method: 'POST', status: 409, body: { message: 'The instance is busy.' } }),
    );
    await choose('MIB files', ...Array.from({ length: 7 }, (_, n) => fileOf(`f${n}.mib`)));
    await said('7 files not uploaded.');
    expect(screen.getAllByText('The instance is busy.')).toHaveLength(7);
    expect(requests(sandbox, 'POST', ADDRESSES)).toHaveLength(1);
    expect(button('Retry 7 files')).toBeVisible();
  });

  it.each([400, 413, 415, 422])(
    'such as a refusal of one file with status %i leave the other files alone',
    async (status) => {
      const { sandbox } = renderPortal(
        'owner',
        ACTIVE,
        faulty({ path: ADDRESSES, method: 'POST', status, body: { message: 'Not this name.' }, times: 2 }),
      );
      await choose('MIB files', fileOf('a.mib'), fileOf('b.mib'), fileOf('c.mib'));
      await said('2 files uploaded. 1 file not uploaded. Delivered to the instance.');
      expect(screen.getByText('Not this name.')).toBeVisible();
      expect(there(sandbox)).toHaveLength(4);
    },
  );

  it('such as a failed delivery have their own state, and can be retried', async () => {
    const { user, sandbox } = renderPortal(
      'owner',
      ACTIVE,
      faulty({ path: '/upload/s3', method: 'POST', status: 409, body: { message: 'The instance is busy.' } }),
    );
    await choose('MIB files', fileOf('a.mib'));
    await said('1 file uploaded. Not delivered to the instance yet.');
    expect(
      await screen.findByText('The files weren’t delivered to the instance. The instance is busy.'),
    ).toBeVisible();
    await user.click(button('Deliver to the instance'));
    await said('1 file uploaded. Delivered to the instance.');
    expect(stackOf(sandbox, 'owner-active').uploads.every(({ delivered }) => delivered)).toBe(true);
    expect(screen.queryByText(/were not delivered/)).toBeNull();
    await user.click(button('Clear list'));
    expect(screen.queryByRole('region', { name: 'Upload progress' })).toBeNull();
  });
});

describe('cancelling an upload', () => {
  it('keeps the stored files, which can be delivered, and can be continued', async () => {
    const { user, sandbox } = renderPortal(
      'owner',
      ACTIVE,
      faulty({ path: '/storage/', method: 'PUT', delayMs: 60_000, skip: 5, times: -1 }),
    );
    await choose('MIB files', ...Array.from({ length: 8 }, (_, n) => fileOf(`f${n}.mib`)));
    await waitFor(() => expect(there(sandbox)).toHaveLength(7));
    await user.click(await screen.findByRole('button', { name: 'Stop upload' }));
    await said('5 files uploaded. 3 files stopped. Not delivered to the instance yet.');
    sandbox.faults.clear();
    await user.click(button('Retry 3 files'));
    await said('8 files uploaded. Delivered to the instance.');
    expect(there(sandbox)).toHaveLength(10);
  });

  it('does not stop a file that is added at the same moment', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE, faulty({ path: '/storage/', delayMs: 60_000 }));
    await choose('MIB files', fileOf('a.mib'));
    const stop = await screen.findByRole('button', { name: 'Stop upload' });
    const card = await section('MIB files');
    act(() => stop.click());
    give(card, fileOf('b.mib'));
    await said('1 file uploaded. 1 file stopped. Delivered to the instance.');
    expect(there(sandbox)).toContain('b.mib');
  });

  it('by leaving the page or logging out requires a confirmation', async () => {
    const { user, logouts } = renderPortal(
      'owner',
      ACTIVE,
      faulty({ path: '/storage/', method: 'PUT', delayMs: 60_000, times: -1 }),
    );
    await choose('MIB files', fileOf('a.mib'));
    await screen.findByRole('button', { name: 'Stop upload' });
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);

    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    const away = () => user.click(nav.getByRole('link', { name: 'Invoices' }));
    const logOut = () => user.click(button('Logout'));
    const findLogout = async () => {
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'logout{Enter}');
    };
    for (const leave of [away, logOut, findLogout]) {
      await leave();
      const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
      expect(window.location.pathname).toBe(ACTIVE);
      await user.click(dialog.getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(button('Stop upload')).toBeVisible();
    }
    expect(logouts()).toBe(0);

    await logOut();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(logouts()).toBe(1));
  });
});

describe('templates', () => {
  it('are listed without invalid ones, and can be searched and delivered', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Templates'));
    expect(await card.findByText('20 templates')).toBeVisible();
    const names = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names()[0]).toBe('APC UPSDeliver');
    await user.click(card.getByRole('button', { name: 'Show all 20 templates' }));
    expect(names()).toHaveLength(20);
    expect(names().join()).not.toMatch(/mirror|pipelines|wiki|Template of templates|sandbox/);
    await user.type(card.getByRole('searchbox', { name: 'Search templates' }), 'ups');
    await waitFor(() => expect(names()).toEqual(['APC UPSDeliver', 'Eaton UPSDeliver']));
    expect(card.getByText('2 of 20 templates')).toBeVisible();
    await user.click(card.getAllByRole('button', { name: 'Deliver' })[1]!);
    await waitFor(() => expect(names()).toEqual(['APC UPSDeliver', 'Eaton UPSDeliveredDeliver']));
    expect(stackOf(sandbox, 'owner-active').deliveredProjects).toEqual([219]);
    const asked = sandbox.log.since(0).filter(({ path }) => path.startsWith('/git/'));
    // React's strict mode sends the request twice, and aborts the first one.
    expect(new Set(asked.map(({ path, hasAuthorization }) => `${path} ${hasAuthorization}`))).toEqual(
      new Set(['/git/api/v4/groups/templates/projects?per_page=100&order_by=name&sort=asc false']),
    );
  });

  it('are delivered one at a time, which the other buttons explain', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE, faulty({ path: '/upload/git', delayMs: 500 }));
    const card = within(await section('Templates'));
    const [first, second] = await card.findAllByRole('button', { name: 'Deliver' });
    await user.click(first!);
    expect(second).toHaveAttribute('aria-disabled', 'true');
    expect(second).toHaveAccessibleDescription(
      /“APC UPS” is being delivered\. You can deliver others once that’s done\.$/,
    );
    await user.click(second!);
    await waitFor(() => expect(second).toHaveAttribute('aria-disabled', 'false'));
    expect(second).toHaveAccessibleDescription(/^\S+( \S+)*$/);
    expect(requests(sandbox, 'POST', '/upload/git')).toHaveLength(1);
  });

  it('show why a delivery failed', async () => {
    const { user } = renderPortal(
      'owner',
      ACTIVE,
      faulty({
        path: '/upload/git',
        method: 'POST',
        status: 409,
        body: { message: 'The instance is busy.' },
      }),
    );
    const card = within(await section('Templates'));
    await user.click((await card.findAllByRole('button', { name: 'Deliver' }))[0]!);
    expect(await card.findByText('The template wasn’t delivered. The instance is busy.')).toBeVisible();
  });

  it('that can’t be loaded leave the files usable', async () => {
    const { user, sandbox } = renderPortal(
      'owner',
      ACTIVE,
      faulty({ path: '/git/', status: 404, body: 'Gone.', times: -1 }),
    );
    const card = within(await section('Templates'));
    expect(await card.findByText('The templates couldn’t be loaded. Gone.')).toBeVisible();
    expect(await rows('MIB files', 'Stored files: MIB files')).toHaveLength(2);
    sandbox.faults.clear();
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText('20 templates')).toBeVisible();
  });
});

describe('the permission to upload', () => {
  it.each([
    [
      'admin',
      ACTIVE,
      'You can’t upload files to this instance. This needs the role owner, direct reseller, or involved reseller.',
    ],
    ...['admin', 'user', 'distributor'].map((persona) => [
      persona,
      '/upload',
      'You can’t upload files to any instance. This needs the role owner, direct reseller, or involved reseller.',
    ]),
  ])('is missing for the persona “%s” at %s', async (persona, address, sentence) => {
    const { sandbox } = renderPortal(persona, address);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('/upload'))).toEqual([]);
  });

  it.each([
    ['owner', /^acme-hq/, ACTIVE],
    ['involved', /^acme-hq/, ACTIVE],
    ['reseller', /^north-energy/, '/upload/sub-reseller-north'],
  ])('is granted to the persona “%s”', async (persona, name, address) => {
    const { user } = renderPortal(persona, '/upload');
    const list = within(await screen.findByRole('list', { name: 'Instances' }));
    await user.click(list.getByRole('link', { name }));
    expect(await section('MIB files')).toBeVisible();
    expect(window.location.pathname).toBe(address);
  });

  it('isn’t needed for an unknown subscription, which leads to the overview', async () => {
    renderPortal('owner', '/upload/sub-nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});

it('a session that is lost in the middle waits until the files are delivered', async () => {
  const portal = renderPortal('owner', ACTIVE);
  const { sandbox, queryClient } = portal;
  const release = holdAnswers(sandbox, '/storage/');
  await choose('MIB files', fileOf('a.mib'));
  await waitFor(() => expect(sandbox.log.since(0).some(({ method }) => method === 'PUT')).toBe(true));
  vi.spyOn(sandbox.tokens, 'accessToken').mockRejectedValue(
    new GenericError('login_required', 'Login required'),
  );
  await act(() => queryClient.invalidateQueries({ queryKey: ['permissions'] }));
  expect(await screen.findByText(/^Your session has ended\. Once the current action/)).toBeVisible();
  expect(portal.logouts()).toBe(0);
  // Not waiting for it would lose it.
  await portal.user.click(button('Sign in now'));
  await portal.user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(portal.logouts()).toBe(0);
  release();
  await waitFor(() => expect(portal.logouts()).toBe(1));
  expect(there(sandbox)).toContain('a.mib');
  expect(deliveries(sandbox)).toHaveLength(1);
});
