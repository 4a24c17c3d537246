// Everybody's finds: pages, instances and what can be done (docs/product/help.md#search).
import { useColorScheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { useSession } from '../../auth/SessionProvider';
import { useProfile } from '../../auth/useProfile';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { usePermissionOf } from '../../guards/usePermission';
import { t } from '../../messages/t';
import { useLanguage } from '../../messages/useLanguage';
import { paths } from '../../paths';
import { navItems } from '../nav/navItems';
import type { OpenPart } from '../useOpenPart';
import { finderOf } from './finder';
import type { Find } from './finds';
import { instanceFinder } from './instanceFinds';

const MOST = 12;
const NONE: readonly Subscription[] = [];

/** Returns those for a text: first the pages, then the instances, then the actions. */
export function usePortalFinds(typed: string, onOpen: OpenPart): Find[] {
  const language = useLanguage();
  const { data: subscriptions = NONE } = useQuery(subscriptionsQuery());
  const { mayOn } = usePermissionOf();
  const { pathname } = useLocation();
  const pages = usePages();
  const actions = useActions(onOpen);
  const findPage = finderOf(pages, ({ label }) => label);
  const findAction = finderOf(actions, ({ label }) => label);
  const findInstance = useMemo(
    () => instanceFinder(subscriptions, mayOn, decodeURIComponent(pathname.split('/')[2] ?? '')),
    // Its actions are named in the language that is spoken.
    // oxlint-disable-next-line react/exhaustive-deps
    [subscriptions, mayOn, pathname, language],
  );
  const instances = useMemo(() => findInstance(typed), [findInstance, typed]);
  return [
    ...findPage(typed, MOST),
    ...instances.filter(({ section }) => section === 'instances'),
    ...findAction(typed, MOST),
    ...instances.filter(({ section }) => section === 'actions'),
  ];
}

function usePages(): Find[] {
  const profile = useProfile();
  const page = (label: string, to: string): Find => ({
    key: `page ${to}`,
    section: 'pages',
    label,
    does: { to },
  });
  return [
    ...navItems.filter(({ isVisible }) => isVisible(profile)).map(({ label, path }) => page(t(label), path)),
    page(t('help.dates'), paths.dates()),
  ];
}

function useActions(onOpen: OpenPart): Find[] {
  const session = useSession();
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const action = (label: string, does: Find['does']): Find => ({
    key: `action ${label}`,
    section: 'actions',
    label,
    does,
  });
  return [
    action(t('overview.add'), { to: paths.newInstance() }),
    action(t('help.report'), { run: () => onOpen('report') }),
    action(t('help.keyboard'), { run: () => onOpen('keyboard') }),
    action(t('help.customerService'), { href: paths.support() }),
    action(t(other === 'dark' ? 'shell.toDark' : 'shell.toLight'), { run: () => setMode(other) }),
    action(t('shell.logout'), { run: () => void session.logout() }),
  ];
}
