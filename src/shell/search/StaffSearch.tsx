// The search for support staff, which also finds customers and stacks (docs/product/help.md#search). Only staff download it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customersQuery } from '../../api/supporter/supporterCustomers';
import { stacksQuery } from '../../api/supporter/supporterStacks';
import { useTimeout } from '../../browser/effects/useTimer';
import { staffSearch } from '../../domain/supporter/supporterSearch';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import type { SearchResult } from './searchResults';
import { SearchDialog, type AnySearchProps } from './SearchDialog';

const MOST = 6;
const SHORTEST = 3;
/** A request is sent only after this pause in typing, ms, so not for half a word. */
const PAUSE_MS = 300;

/** The open dialog. */
export function StaffSearch(props: AnySearchProps) {
  return <SearchDialog {...props} hint={t('help.searchHintStaff')} useMore={useStaffFinds} />;
}

/** Returns the finds for a text that only staff get. */
function useStaffFinds(typed: string): readonly SearchResult[] {
  const words = staffSearch(typed);
  const [searched, setSearched] = useState('');
  const isLong = words.length >= SHORTEST;
  useTimeout(isLong && words !== searched ? PAUSE_MS : undefined, () => setSearched(words), words);
  const enabled = searched !== '' && searched === words;
  const { data: customers } = useQuery({ ...customersQuery(searched), enabled, meta: { quiet: true } });
  const { data: stacks } = useQuery({ ...stacksQuery(searched), enabled, meta: { quiet: true } });
  if (!isLong) return [];
  const whole: SearchResult = {
    key: 'staff',
    section: 'customers',
    label: t('help.searchStaff', { typed: words }),
    does: { to: paths.supporter(words) },
  };
  if (!enabled) return [whole];
  return [
    whole,
    ...(stacks ?? []).slice(0, MOST).map(({ name, subdomain }): SearchResult => ({
      key: `stack ${name}`,
      section: 'customers',
      label: name,
      detail: [t('help.stack'), subdomain].filter(Boolean).join(' · '),
      does: { to: paths.supporterStack(name) },
    })),
    ...(customers ?? []).slice(0, MOST).map(({ customerId, email, company }): SearchResult => ({
      key: `customer ${customerId}`,
      section: 'customers',
      label: company || email || customerId,
      detail: [t('help.customer'), company && email].filter(Boolean).join(' · '),
      does: { to: paths.supporterCustomer(customerId) },
    })),
  ];
}
