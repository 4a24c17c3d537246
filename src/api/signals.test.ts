// Leaving a screen aborts the calls it still waits for: each query passes the signal it is given on to its call.
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../test/support/announcing';
import { connectAs } from '../../test/support/connectAs';
import { server } from '../../test/support/setup';
import { currenciesQuery, plansQuery } from './catalogue/plans';
import { regionsQuery, timezoneQuery } from './catalogue/regions';
import { visitorQuery } from './catalogue/visitor';
import { connectionQuery } from './instances/connections';
import { dataCollectionQuery } from './instances/dataCollection';
import { gitTemplatesQuery } from './instances/gitTemplates';
import { instanceMfaQuery } from './instances/instanceMfa';
import { monitoringUsersQuery } from './instances/monitoringUsers';
import { probeQuery } from './instances/probe';
import { settingQuery } from './instances/settings';
import { uploadsQuery } from './instances/uploads';
import { invoicesQuery } from './invoices/invoices';
import { cancellationReasonsQuery } from './subscriptions/cancellation';
import { pollingQuery } from './subscriptions/polling';
import { subscriptionsQuery } from './subscriptions/subscriptions';
import { stackConnectionQuery, instanceDataQuery } from './supporter/supporterInstances';
import {
  customerQuery,
  customersQuery,
  hierarchyQuery,
  stackUsersQuery,
} from './supporter/supporterCustomers';
import {
  incongruitiesQuery,
  stackQuery,
  stacksOfCustomerQuery,
  stacksQuery,
} from './supporter/supporterStacks';
import { stackSubscriptionQuery } from './supporter/supporterTrials';
import { permissionsQuery } from './user/permissions';

/** Every query, by what it reads. */
const QUERIES: Readonly<Record<string, object>> = {
  currencies: currenciesQuery(),
  plans: plansQuery(),
  regions: regionsQuery(),
  'a timezone': timezoneQuery('st-1'),
  'the visitor’s location': visitorQuery(),
  'a connection': connectionQuery('st-1'),
  'which data are collected': dataCollectionQuery('st-1'),
  templates: gitTemplatesQuery(),
  'multifactor authentication': instanceMfaQuery('st-1'),
  'monitoring users': monitoringUsersQuery('st-1'),
  'a probe': probeQuery('st-1'),
  'a setting in a table': settingQuery('mfa', 'st-2'),
  uploads: uploadsQuery('st-1'),
  invoices: invoicesQuery(),
  'reasons for cancelling': cancellationReasonsQuery(),
  'an instance that is followed': pollingQuery('sub-1'),
  subscriptions: subscriptionsQuery(),
  'a stack’s connection': stackConnectionQuery('acme'),
  'customers by words': customersQuery('acme'),
  'customers by address': customersQuery('nora@acme.example'),
  'one customer': customerQuery('c-1', 'Acme'),
  'a customer’s tree': hierarchyQuery('c-1'),
  'a stack’s machine': instanceDataQuery('acme'),
  'where systems disagree': incongruitiesQuery('acme'),
  'one stack': stackQuery('acme'),
  'a customer’s stacks': stacksOfCustomerQuery('c-1'),
  'stacks by words': stacksQuery('acme'),
  'a stack’s subscription': stackSubscriptionQuery('sub-1'),
  'a stack’s users': stackUsersQuery('acme'),
  permissions: permissionsQuery(),
};

describe('a screen that unmounts', () => {
  it.each(Object.entries(QUERIES))('aborts its request for %s', async (_what, query) => {
    connectAs('owner');
    const asked = vi.fn();
    server.use(
      http.all('*', async () => {
        asked();
        await delay('infinite');
      }),
    );
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const { announced, render } = announcing();
    const { unmount } = render(() => useQuery(query as UseQueryOptions));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(abort).not.toHaveBeenCalled();
    unmount();
    await waitFor(() => expect(abort).toHaveBeenCalledTimes(1));
    expect(announced).toEqual([]);
  });
});
