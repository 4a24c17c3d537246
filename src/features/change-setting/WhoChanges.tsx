// Which instances change and which are left out, by name: collapsed lists that the user can open.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LEFT_OUT, skipLabel, type BulkPlan } from '../../domain/instances/bulkChange';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { ScrolledList } from '../../ui/table/ScrolledList';
import { t } from '../../messages/t';

interface WhoChangesProps {
  plan: BulkPlan;
  /** True once it is settled which instances change. */
  isDecided: boolean;
}

/** The lists, without those that are empty. */
export function WhoChanges({ plan, isDecided }: WhoChangesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isDecided && <Names title={t('changeSetting.changing')} those={plan.changing} />}
      {LEFT_OUT.map((why) => (
        <Names
          key={why}
          title={t('changeSetting.leftOutWhy', { why: skipLabel(why) })}
          those={plan.skipped[why]}
        />
      ))}
    </Box>
  );
}

function Names({ title, those }: { title: string; those: readonly Subscription[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (those.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {t('fleet.option', { name: title, count: those.length })}
      </Box>
      {isOpen && (
        <ScrolledList label={title} items={those} keyOf={({ id }) => id} rowHeight={37} maxHeight={220}>
          {(one) => `${displayName(one)}${one.fqdn ? ` · ${one.fqdn}` : ''}`}
        </ScrolledList>
      )}
    </details>
  );
}
