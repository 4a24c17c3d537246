// One instance of something done with many, and the state of it.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import type { Meaning } from '../../domain/values/meaning';
import { ellipsis } from '../../ui/content/styles';
import { StateChip } from '../../ui/content/StateChip';

interface OutcomeRowProps {
  subscription: Subscription;
  meaning: Meaning;
  /** The state in words. */
  words: string;
  /** What is below the name and the state. */
  children?: ReactNode;
}

/** Its name and domain, and its state. */
export function OutcomeRow({ subscription, meaning, words, children }: OutcomeRowProps) {
  const name = displayName(subscription);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box translate="no" sx={{ flex: 1, minWidth: 0 }}>
          <Box title={name} sx={ellipsis}>
            {name}
          </Box>
          <Box title={subscription.fqdn} sx={[ellipsis, { typography: 'caption', color: 'text.secondary' }]}>
            {subscription.fqdn}
          </Box>
        </Box>
        <StateChip meaning={meaning} words={words} />
      </Box>
      {children}
    </>
  );
}
