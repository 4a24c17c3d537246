// The parts of a screen on which something is done with many (docs/product/bulk-change.md#run): how far it is, what has become
// of each, and what can be done.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Instance } from '../../domain/instances/instance';
import {
  byUrgency,
  countOutcomes,
  outcomeMeaning,
  type Counts,
  type Outcome,
} from '../../domain/instances/outcome';
import { displayName } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { ellipsis } from '../../ui/content/styles';
import { StateChip } from '../../ui/content/StateChip';
import { KeepFocus } from '../../ui/feedback/KeepFocus';
import { BusyButton } from '../../ui/form/BusyButton';
import { Button } from '../../ui/form/Button';
import { ScrolledList } from '../../ui/table/ScrolledList';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import type { BulkRun } from './useBulkRun';

interface RunProgressProps {
  run: Pick<BulkRun, 'outcomes' | 'isRunning'>;
  /** The progress bar's accessible name. */
  label: string;
  /** Returns what is announced while it runs, at 0, 25, 50, 75 and 100 per cent. */
  running: (done: { percent: number; count: number }) => string;
  /** What is announced once it has ended. */
  summary: string;
}

/** The sentence, which screen readers announce at each quarter, not with every instance; the count, and the bar. */
export function RunProgress({ run: { outcomes, isRunning }, label, running, summary }: RunProgressProps) {
  const count = outcomes.length;
  const counts = countOutcomes(outcomes);
  const done = count - counts.waiting - counts.running;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' }}>
        <strong role="status">
          {isRunning ? running({ percent: Math.floor((done / count) * 4) * 25, count }) : summary}
        </strong>
        {isRunning && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('changeSetting.progress', { done, count })}
          </Box>
        )}
      </Box>
      {isRunning && <ProgressBar label={label} done={{ value: done, max: count }} sx={{ mt: 1 }} />}
    </>
  );
}

interface RunButtonsProps {
  run: Pick<BulkRun, 'isRunning' | 'isStopping' | 'stop' | 'again'>;
  counts: Counts;
  /** The label of the button that goes on with what was stopped. */
  goOn: string;
  /** The id of what has to be known before trying again. */
  describedBy?: string | undefined;
  /** The other buttons, once it has ended. */
  children: ReactNode;
}

/** Stop while it runs; once it has ended, going on with what was stopped, and trying again exactly what failed. */
export function RunButtons({ run, counts, goOn, describedBy, children }: RunButtonsProps) {
  const { isRunning, isStopping, stop, again } = run;
  if (isRunning) {
    return (
      <KeepFocus>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed has gone, and this is what can be done */}
        <BusyButton autoFocus variant="outlined" busy={isStopping} onClick={stop}>
          {t('changeSetting.stop')}
        </BusyButton>
      </KeepFocus>
    );
  }
  return (
    <>
      {children}
      {counts.notBegun > 0 && (
        <KeepFocus>
          <Button variant="outlined" onClick={() => again('notBegun')}>
            {goOn}
          </Button>
        </KeepFocus>
      )}
      {counts.failed > 0 && (
        <KeepFocus>
          <Button variant="contained" aria-describedby={describedBy} onClick={() => again('failed')}>
            {t('changeSetting.tryFailed')}
          </Button>
        </KeepFocus>
      )}
    </>
  );
}

interface OutcomeListProps<One> {
  outcomes: readonly One[];
  /** Px. */
  maxHeight: number;
  /** Returns the state in words. */
  label: (outcome: One) => string;
  /** Renders what is below an instance's name and state. */
  children: (outcome: One) => ReactNode;
}

/** Each instance's name and domain, and its state; what needs the user's attention comes first. */
export function OutcomeList<One extends Outcome<{ id: string; instance: Instance }>>(
  props: OutcomeListProps<One>,
) {
  return (
    <ScrolledList
      label={t('tools.instances')}
      items={byUrgency(props.outcomes)}
      keyOf={({ item }) => item.id}
      rowHeight={57}
      maxHeight={props.maxHeight}
    >
      {(outcome) => {
        const { instance } = outcome.item;
        const name = displayName(instance);
        return (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box translate="no" sx={{ flex: 1, minWidth: 0 }}>
                <Box title={name} sx={ellipsis}>
                  {name}
                </Box>
                <Box
                  title={instance.fqdn}
                  sx={[ellipsis, { typography: 'caption', color: 'text.secondary' }]}
                >
                  {instance.fqdn}
                </Box>
              </Box>
              <StateChip meaning={outcomeMeaning(outcome.state)} words={props.label(outcome)} />
            </Box>
            {props.children(outcome)}
          </>
        );
      }}
    </ScrolledList>
  );
}
