// The state of a stack or a machine, as the cloud provider names it.
import { cloudStateMeaning, cloudStateWords } from '../../domain/supporter/cloudState';
import { StateChip } from '../../ui/content/StateChip';

/** The state as a chip, in words. */
export function CloudStateChip({ state }: { state: string }) {
  return <StateChip meaning={cloudStateMeaning(state)} words={cloudStateWords(state)} />;
}
