// Finds instances and their actions (docs/product/help.md#search): "acme" finds acme and its pages, "upload acme" finds
// acme's upload.
import { openableAddress } from '../../domain/instances/instanceAddress';
import { hasInstance } from '../../domain/instances/instance';
import type { Permission } from '../../domain/subscriptions/permission';
import { searchedWords } from '../../domain/text/searchWords';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { instancePages } from '../../guards/instancePages';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { finderOf } from './finder';
import type { SearchResult } from './searchResults';

const MOST_INSTANCES = 8;
/** An action is offered for at most this many instances. */
const MOST_ACTED_ON = 5;

type MayOn = (id: string) => (permission: Permission) => boolean;

/** Returns a function that finds instances and their actions; `pageId` is the subscription of the user's current page. */
export function instanceFinder(subscriptions: readonly Subscription[], mayOn: MayOn, pageId?: string) {
  const find = finderOf(subscriptions, (one) =>
    [displayName(one), one.fqdn, one.id, one.stackId].filter(Boolean).join(' '),
  );
  const onPage = subscriptions.filter(({ id }) => id === pageId);
  return (typed: string): SearchResult[] => {
    const found = find(typed, MOST_INSTANCES);
    const verbs = searchedWords(typed);
    const actedOn = typed.trim() === '' ? onPage : found.slice(0, 1);
    const plain = actedOn.flatMap((one) => actionsOf(one, mayOn(one.id)));
    const named = actionsNamed(verbs, (rest) =>
      rest === '' ? [...onPage, ...subscriptions].slice(0, MOST_ACTED_ON) : find(rest, MOST_ACTED_ON),
    );
    return [...found.map((one) => instanceFind(one, mayOn(one.id))), ...unique([...named, ...plain])];
  };

  /** Returns actions whose label has a word that begins with one of those typed, on the instances that the other words find. */
  function actionsNamed(
    words: readonly string[],
    on: (rest: string) => readonly Subscription[],
  ): SearchResult[] {
    const begins = (label: string) => (word: string) =>
      searchedWords(label).some((own) => own.startsWith(word) && word.length > 1);
    return actionLabels().flatMap((label) => {
      const isVerb = begins(label);
      if (!words.some(isVerb)) return [];
      const instances = on(words.filter((word) => !isVerb(word)).join(' '));
      return instances.flatMap((one) =>
        actionsOf(one, mayOn(one.id)).filter((action) => action.key.startsWith(`${label} `)),
      );
    });
  }
}

/** Returns a find that leads to the instance's settings, or to its card if the user may not open them. */
function instanceFind(subscription: Subscription, may: (permission: Permission) => boolean): SearchResult {
  const { id } = subscription;
  const settings = paths.manage(id);
  const isManaged = instancePages(may).some(({ to }) => to(id) === settings);
  return {
    key: `instance ${id}`,
    section: 'instances',
    label: displayName(subscription),
    detail: subscription.fqdn,
    does: { to: isManaged ? settings : paths.overview(id) },
  };
}

/** Returns every action's label, whatever the user's permissions. */
function actionLabels(): string[] {
  return [t('common.openPrtg'), ...instancePages(() => true).map(({ label }) => t(label))];
}

function actionsOf(subscription: Subscription, may: (permission: Permission) => boolean): SearchResult[] {
  const instance = displayName(subscription);
  const action = (label: string, does: SearchResult['does']): SearchResult => ({
    key: `${label} ${subscription.id}`,
    section: 'actions',
    label: t('help.actionOn', { action: label, instance }),
    detail: subscription.fqdn,
    does,
  });
  const address = openableAddress(subscription);
  const pages = hasInstance(subscription) ? instancePages(may) : [];
  return [
    ...(address === undefined ? [] : [action(t('common.openPrtg'), { href: address })]),
    ...pages.map(({ label, to }) => action(t(label), { to: to(subscription.id) })),
  ];
}

function unique(finds: readonly SearchResult[]): SearchResult[] {
  return [...new Map(finds.map((find) => [find.key, find])).values()];
}
