// Chooses an instance: a plain list of links, so that keyboard and screen reader work as they do everywhere, with a search above
// it (docs/product/screens.md#pickers).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type SubmitEvent } from 'react';
import { findInstances } from '../../domain/instances/instance';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { InstanceLinks } from './InstanceLinks';
import { SearchField } from '../../ui/form/SearchField';
import { useQueryState } from '../../browser/useQueryState';
import { t } from '../../messages/t';

interface InstancePickerProps {
  /** At least one. */
  instances: readonly Subscription[];
  /** Returns the address that an instance's link leads to. */
  to: (id: string) => string;
  /** Navigates to an address without reloading the site. */
  onGo: (address: string) => void;
}

/** The page's state that is kept in the address, with its defaults. */
const ALL = { search: '' };

/** The picker; shows the instances in the given order. */
export function InstancePicker({ instances, to, onGo }: InstancePickerProps) {
  const [{ search }, change] = useQueryState(ALL);
  const found = findInstances(instances, search);

  const goToOnly = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field's own text: `search` may follow later.
    const typed = event.currentTarget.querySelector('input')?.value ?? search;
    const [only, ...more] = findInstances(instances, typed);
    if (only && more.length === 0) onGo(to(only.id));
  };
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    onGo(link.pathname);
  };
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={goToOnly}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: 2 }}
      >
        <SearchField
          label={t('tools.search')}
          value={search}
          onChange={(typed) => change({ search: typed })}
        />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {found.length === instances.length
            ? t('tools.count', { count: instances.length })
            : t('tools.found', { found: found.length, count: instances.length })}
        </Box>
      </Box>
      {found.length === 0 ? (
        <Typography sx={{ py: 4, textAlign: 'center' }}>{t('tools.noMatch', { search })}</Typography>
      ) : (
        <InstanceLinks instances={found} to={to} onClick={follow} />
      )}
    </>
  );
}
