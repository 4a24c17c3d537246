// The finds that every user gets: pages, instances and actions (docs/product/help.md#search).
import { useAuth0 } from '@auth0/auth0-react';
import { useColorScheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { useProfile } from '../../auth/useProfile';
import type { Profile } from '../../domain/session/profile';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { pathSegments } from '../../domain/text/shown';
import { usePermissionOf } from '../../guards/usePermission';
import { useT } from '../../messages/useT';
import { isOffered, screens } from '../../pages';
import { paths } from '../../paths';
import type { OpenPart } from '../useOpenPart';
import { finderOf } from './finder';
import type { SearchResult } from './searchResults';
import { instanceFinder } from './instanceResults';

type Translate = ReturnType<typeof useT>;

const MOST = 12;
const NONE: readonly Subscription[] = [];

/** Returns the finds for a text: pages, then instances, then actions. */
export function usePortalResults(typed: string, onOpen: OpenPart): readonly SearchResult[] {
  const t = useT();
  const profile = useProfile();
  const { logout } = useAuth0();
  const { colorScheme, setMode } = useColorScheme();
  const { data: subscriptions = NONE } = useQuery(subscriptionsQuery());
  const mayOn = usePermissionOf();
  const [, , pageId] = pathSegments(useLocation().pathname);
  const find = useMemo(() => {
    const findPage = finderOf(pagesOf(profile, t), ({ label }) => label);
    const findInstance = instanceFinder(subscriptions, mayOn, pageId);
    const findAction = finderOf(actionsOf({ t, logout, colorScheme, setMode, onOpen }), ({ label }) => label);
    return (text: string): readonly SearchResult[] => {
      const instances = findInstance(text);
      return [
        ...findPage(text, MOST),
        ...instances.filter(({ section }) => section === 'instances'),
        ...findAction(text, MOST),
        ...instances.filter(({ section }) => section === 'actions'),
      ];
    };
  }, [t, profile, logout, colorScheme, setMode, onOpen, subscriptions, mayOn, pageId]);
  return find(typed);
}

function pagesOf(profile: Profile, t: Translate): SearchResult[] {
  const page = (label: string, to: string): SearchResult => ({
    key: `page ${to}`,
    section: 'pages',
    label,
    does: { to },
  });
  return screens.flatMap((screen) =>
    screen.label && isOffered(screen, profile) ? page(t(screen.label), screen.patterns[0]) : [],
  );
}

interface ActionsOptions extends Pick<ReturnType<typeof useColorScheme>, 'colorScheme' | 'setMode'> {
  t: Translate;
  logout: () => Promise<void>;
  onOpen: OpenPart;
}

function actionsOf({ t, logout, colorScheme, setMode, onOpen }: ActionsOptions): SearchResult[] {
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const action = (label: string, does: SearchResult['does']): SearchResult => ({
    key: `action ${label}`,
    section: 'actions',
    label,
    does,
  });
  return [
    action(t('overview.add'), { to: paths.newInstance() }),
    action(t('help.report'), { run: () => onOpen('report') }),
    action(t('help.allMessages'), { run: () => onOpen('messages') }),
    action(t('help.keyboard'), { run: () => onOpen('keyboard') }),
    action(t('help.customerService'), { href: paths.support() }),
    action(t(other === 'dark' ? 'shell.toDark' : 'shell.toLight'), { run: () => setMode(other) }),
    action(t('shell.logout'), { run: () => void logout() }),
  ];
}
