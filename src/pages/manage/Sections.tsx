// The cards of the manage screen. Those that need a running instance say so while there is none, instead of failing.
import Box from '@mui/material/Box';
import { noStackWords } from '../../domain/instances/instance';
import { stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { SectionCard } from '../../ui/content/SectionCard';
import type { ManageSection } from './sectionTable';
import { useScrollToSubscription } from './subscription/useScrollToSubscription';
import { t, textOf } from '../../messages/t';

interface SectionsProps {
  /** The sections that the user may use. */
  sections: readonly ManageSection[];
  subscription: Subscription;
}

/** One card per section, from top to bottom. */
export function Sections({ sections, subscription }: SectionsProps) {
  const ref = useScrollToSubscription();
  return (
    <Box ref={ref} sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      {sections.map((section) => (
        <SectionCard
          key={section.id}
          id={section.id}
          title={textOf(section.title)}
          isLandmark={false}
          {...(section.about && { about: textOf(section.about) })}
        >
          <SectionBody section={section} subscription={subscription} />
        </SectionCard>
      ))}
    </Box>
  );
}

function SectionBody({ section, subscription }: { section: ManageSection; subscription: Subscription }) {
  if (section.needs === 'nothing') return <section.Body subscription={subscription} />;
  const { stackId } = subscription;
  const isPreparing = stackState(subscription) === 'preparing';
  if (isPreparing && (stackId === undefined || section.needs === 'running stack')) {
    return <Box sx={{ color: 'text.secondary' }}>{t('manage.preparing')}</Box>;
  }
  if (stackId === undefined) {
    return <Box sx={{ color: 'text.secondary' }}>{textOf(noStackWords(subscription))}</Box>;
  }
  return <section.Body subscription={subscription} stackId={stackId} />;
}
