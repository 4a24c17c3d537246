// Changes to one instance (docs/product/instance-settings.md): which call is made with which body, what is announced, and what
// becomes of a change that isn't confirmed.
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../../test/support/announcing';
import { lost, refused, standInVendor } from '../../../../test/support/standInVendor';
import { timezoneQuery } from '../../catalogue/regions';
import { useChangeTimezone } from '../timezone';
import { dataCollectionQuery, useChooseDataCollection } from '../dataCollection';
import { useDeliverTemplate } from '../gitTemplates';
import { instanceMfaQuery, useRequireMfa } from '../instanceMfa';
import { useRequestTransfer } from '../regionTransfer';
import { useRestart } from '../restart';
import { requestAddresses, uploadsQuery, useDeliverUploads } from '../uploads';

afterEach(() => vi.useRealTimers());

const DONE = {};
const failure = (run: () => Promise<unknown>) => act(() => run().catch((error: unknown) => String(error)));

describe('changing the timezone', () => {
  const TOKYO = {
    Id: 'Tokyo Standard Time',
    DisplayName: '(UTC+09:00) Osaka, Sapporo, Tokyo',
    SupportsDaylightSavingTime: false,
  };
  const CHANGE = 'POST /instance/st-1/timezone';

  it('sends its Id, caches it, and announces its display name', async () => {
    const asked = standInVendor({ [CHANGE]: DONE });
    const { client, announced, render } = announcing();
    const { result } = render(() => useChangeTimezone('st-1'));
    expect(await act(() => result.current.runAsync(TOKYO))).toEqual(TOKYO);
    expect(asked).toEqual([`${CHANGE} {"timezone":"Tokyo Standard Time"}`]);
    expect(client.getQueryData(timezoneQuery('st-1').queryKey)).toBe('Tokyo Standard Time');
    expect(announced).toEqual([
      'success: Successfully changed Timezone to (UTC+09:00) Osaka, Sapporo, Tokyo.',
    ]);
  });
});

describe('changing data collection', () => {
  it.each([
    ['off', false, false, 'disabled', 'not being collected'],
    ['withoutPersonalData', true, false, 'enabled', 'not being collected'],
    ['withPersonalData', true, true, 'enabled', 'being collected'],
  ] as const)(
    'to %s sends two flags, then reads them back',
    async (choice, collects, consents, is, personal) => {
      const flags = { data_collection_flag: collects, extended_consent_flag: consents };
      const asked = standInVendor({
        'POST /instance/st-1/datascience/toggle': DONE,
        'GET /instance/st-1/datascience/verify': flags,
      });
      const { client, announced, render } = announcing();
      const { result } = render(() => useChooseDataCollection('st-1'));
      expect(await act(() => result.current.runAsync(choice))).toBe(choice);
      expect(asked).toEqual([
        `POST /instance/st-1/datascience/toggle ${JSON.stringify(flags)}`,
        'GET /instance/st-1/datascience/verify',
      ]);
      expect(client.getQueryData(dataCollectionQuery('st-1').queryKey)).toBe(choice);
      expect(announced).toEqual([
        `success: Data collection is now ${is} for all users of this instance. Personal information is ${personal}.`,
      ]);
    },
  );
});

describe('requiring multifactor authentication of an instance’s users', () => {
  it.each([
    [true, 'required'],
    [false, 'optional'],
  ])('as %s caches and announces what the server reports afterwards', async (isRequired, words) => {
    const asked = standInVendor({
      'POST /instance/mfa/toggle/st-1': DONE,
      'GET /instance/mfa/verify/st-1': { mfa_flag: isRequired },
    });
    const { client, announced, render } = announcing();
    const { result } = render(() => useRequireMfa({ stackId: 'st-1', fqdn: 'acme.example' }));
    expect(await act(() => result.current.runAsync(isRequired))).toBe(isRequired);
    expect(asked).toEqual([
      `POST /instance/mfa/toggle/st-1 {"stackId":"st-1","mfa_flag":${String(isRequired)},"fqdn":"acme.example"}`,
      'GET /instance/mfa/verify/st-1',
    ]);
    expect(client.getQueryData(instanceMfaQuery('st-1').queryKey)).toBe(isRequired);
    expect(announced).toEqual([
      `success: Multifactor authentication is now ${words} for all users of this instance.`,
    ]);
  });
});

describe('a region transfer request', () => {
  const CALL = 'POST /customer/stacks/st-1/region/request_transfer';
  it.each<[string, object, string]>([
    ['is sent', DONE, 'success: Request successfully submitted to Paessler Technical Support.'],
    ['announces the reason for a refusal', refused(409, 'Not now.'), 'error: Not now.'],
    [
      'announces whom to ask after an uncertain outcome',
      lost,
      'error: We couldn’t confirm that your request arrived. Ask our customer service before you send it again.',
    ],
  ])('%s', async (_what, answer, said) => {
    const asked = standInVendor({ [CALL]: answer });
    const { announced, render } = announcing();
    const { result } = render(() => useRequestTransfer('st-1', 'olivia@acme.example'));
    await failure(() => result.current.runAsync({ region: 'us-east-1' }));
    expect(asked).toEqual([`${CALL} {"region":"us-east-1","customer":"olivia@acme.example"}`]);
    expect(announced).toEqual([said]);
  });
});

describe('a restart', () => {
  const STACK = 'POST /customer/stacks/st-1/status {"accepted_states":["CREATE_COMPLETE","UPDATE_COMPLETE"]}';
  const MACHINE = 'POST /customer/instances/st-1/status {"accepted_states":["RUNNING"]}';
  const RESTART = 'PUT /instance/st-1/restart';
  const setUp = (answer: object) => {
    const asked = standInVendor({
      'POST /customer/stacks/st-1/status': { accepted: true },
      'POST /customer/instances/st-1/status': { accepted: true },
      [RESTART]: answer,
    });
    const { announced, render } = announcing();
    return { asked, announced, result: render(() => useRestart('st-1')).result };
  };

  it('waits for the stack, restarts, and after 5 s waits for the machine', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked, announced, result } = setUp(DONE);
    act(() => result.current.run());
    await expect.poll(() => asked).toEqual([STACK, RESTART]);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(asked).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await expect.poll(() => announced).toEqual(['success: Restart of instance scheduled.']);
    expect(asked).toEqual([STACK, RESTART, MACHINE]);
  });

  it.each<[string, () => Response, string]>([
    ['announces the reason for a refusal', refused(409, 'Not now.'), 'error: Not now.'],
    [
      'isn’t repeated after an uncertain outcome',
      lost,
      'error: We couldn’t confirm the restart. Check whether the instance is restarting before you try again.',
    ],
  ])('%s', async (_what, answer, said) => {
    const { asked, announced, result } = setUp(answer);
    await failure(() => result.current.runAsync());
    expect(asked).toEqual([STACK, RESTART]);
    expect(announced).toEqual([said]);
  });
});

describe('the delivery of a template', () => {
  const CALL = 'POST /instance/st-1/upload/git';
  it.each<[string, object, string]>([
    ['sends the project’s id', DONE, 'success: Template SNMP delivered to the instance.'],
    ['announces the reason for a refusal', refused(409, 'Not now.'), 'error: Not now.'],
    [
      'announces where to check after an uncertain outcome',
      lost,
      'error: We couldn’t confirm that the template arrived. Check in PRTG before you deliver it again.',
    ],
  ])('%s', async (_what, answer, said) => {
    const asked = standInVendor({ [CALL]: answer });
    const { announced, render } = announcing();
    const { result } = render(() => useDeliverTemplate('st-1'));
    await failure(() => result.current.runAsync({ id: 7, name: 'SNMP' }));
    expect(asked).toEqual([`${CALL} {"project_id":7}`]);
    expect(announced).toEqual([said]);
  });
});

describe('the delivery of uploaded files', () => {
  it('declares the files by folder, and returns their URLs unconverted', async () => {
    const addresses = { 'MIB/if_mib.txt': 'https://files.example/1' };
    const asked = standInVendor({ 'POST /instance/st-1/upload': addresses });
    const file = { folder: 'MIB/' as const, name: 'if_mib.txt', size: 12, type: 'text/plain', md5: 'abc=' };
    expect(await requestAddresses('st-1', [file], new AbortController().signal)).toEqual([
      'https://files.example/1',
    ]);
    const body = JSON.parse(asked[0]?.replace(/^[^{]*/, '') ?? '') as Record<string, unknown[]>;
    expect(body['MIB/']).toEqual([
      { name: 'if_mib.txt', content_length: 12, content_type: 'text/plain', md5_base64: 'abc=' },
    ]);
    expect(Object.values(body).flat()).toHaveLength(1);
  });

  it('declares nothing after it was aborted', async () => {
    const asked = standInVendor({});
    const stopped = AbortSignal.abort(new Error('Enough.'));
    await expect(requestAddresses('st-1', [], stopped)).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it('delivers the stored files, then reads the list again', async () => {
    const asked = standInVendor({
      'GET /instance/st-1/upload/s3': { 'MIB/': [{ name: 'a.txt', size: 1, last_modified: 2 }] },
      'POST /instance/st-1/upload/s3': DONE,
    });
    const { client, announced, render } = announcing();
    expect(await client.query(uploadsQuery('st-1'))).toEqual({
      'MIB/': [{ name: 'a.txt', size: 1, modified: 2 }],
      'devicetemplates/': [],
      'lookups/custom/': [],
      'snmplibs/': [],
      'webroot/icons/devices/': [],
    });
    const { result } = render(() => useDeliverUploads({ stackId: 'st-1', user: 'auth0|owner' }));
    await act(() => result.current.runAsync());
    expect(asked).toEqual(['GET /instance/st-1/upload/s3', 'POST /instance/st-1/upload/s3']);
    expect(client.getQueryState(uploadsQuery('st-1').queryKey)?.isInvalidated).toBe(true);
    expect(announced).toEqual([]);
  });
});
