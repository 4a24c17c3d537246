// The first steps as links to where each is done, with a tick where the instance's own data show that it is
// (docs/product/first-steps.md#done). Its code is loaded when the part is opened.
import NeverIcon from '@mui/icons-material/ArrowForward';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isChecked, isStepDone, type CheckedStep } from '../../../api/instances/firstSteps';
import { isReadyInstance } from '../../../domain/instances/instance';
import { openableAddress } from '../../../domain/instances/instanceAddress';
import type { FirstStep, StepId } from '../../../domain/subscriptions/firstSteps';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/content/Icon';
import { inNewTab } from '../../../ui/content/newTab';
import { toSection } from '../../../ui/content/SectionCard';
import { visuallyHidden } from '../../../ui/content/styles';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { Button } from '../../../ui/form/Button';
import { SUBSCRIPTION_SECTION_ID } from '../sectionTable';

interface StepListProps {
  steps: readonly FirstStep[];
  subscription: Subscription;
}

/** The list; what becomes known of a step is announced with its name. */
export function StepList({ steps, subscription }: StepListProps) {
  const stackId = isReadyInstance(subscription) ? subscription.stackId : undefined;
  return (
    <>
      {stackId === undefined && <Box sx={{ color: 'text.secondary' }}>{t('firstSteps.whenReady')}</Box>}
      <Box component="ul" aria-live="polite" sx={list}>
        {steps.map(({ id, label }) => {
          const link = <StepLink step={id} label={t(label)} subscription={subscription} />;
          if (!isChecked(id)) return <Row key={id} link={link} Mark={NeverIcon} />;
          return stackId === undefined ? (
            <Row key={id} link={link} />
          ) : (
            <CheckedRow key={id} step={id} stackId={stackId} link={link} />
          );
        })}
      </Box>
    </>
  );
}

function CheckedRow({ step, stackId, link }: { step: CheckedStep; stackId: string; link: ReactNode }) {
  const id = useId();
  const { data: isDone, error, refetch } = useQuery(isStepDone(step, stackId));
  if (isDone === undefined && error) {
    return (
      <Row id={id} link={link}>
        <span>{t('firstSteps.unread', { why: error.message })}</span>
        <KeepFocus>
          <Button size="small" aria-describedby={id} onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </Button>
        </KeepFocus>
      </Row>
    );
  }
  if (isDone === undefined) {
    return (
      <Row link={link}>
        <span>{t('firstSteps.checking')}</span>
      </Row>
    );
  }
  return (
    <Row link={link} isDone={isDone}>
      <Box component="span" sx={isDone ? { color: 'success.main' } : visuallyHidden}>
        {t(isDone ? 'firstSteps.done' : 'firstSteps.notYet')}
      </Box>
    </Row>
  );
}

interface RowProps {
  /** The id of its link, which describes a button in the row. */
  id?: string;
  link: ReactNode;
  isDone?: boolean;
  /** What stands for a step that isn't done: an arrow if none ever has a tick. */
  Mark?: SvgIconComponent;
  children?: ReactNode;
}

function Row({ id, link, isDone = false, Mark = OpenIcon, children }: RowProps) {
  return (
    <Box component="li" aria-atomic sx={row}>
      <Box component="span" sx={{ display: 'flex', color: isDone ? 'success.main' : 'text.secondary' }}>
        {isDone ? <Icon icon="good" size={20} /> : <Mark aria-hidden style={{ fontSize: 20 }} />}
      </Box>
      <Box component="span" sx={words}>
        <span id={id}>{link}</span>
        {children}
      </Box>
    </Box>
  );
}

interface StepLinkProps {
  step: StepId;
  label: string;
  subscription: Subscription;
}

function StepLink({ step, label, subscription }: StepLinkProps) {
  const { id } = subscription;
  switch (step) {
    case 'open': {
      const address = openableAddress(subscription);
      if (address === undefined) return <span>{label}</span>;
      return (
        <Box component="a" {...inNewTab(address, label)} sx={linked}>
          <span>{`${label} `}</span>
          <Icon icon="newTab" size={14} />
        </Box>
      );
    }
    case 'users':
      return <PageLink to={paths.prtgUsers(id)} label={label} />;
    case 'connection':
      return <PageLink to={paths.entraId(id)} label={label} />;
    case 'files':
      return <PageLink to={paths.upload(id)} label={label} />;
    case 'mfa':
      return <SectionLink section="multifactor-authentication" label={label} />;
    case 'probe':
      return <SectionLink section="multi-platform-probe" label={label} />;
    case 'plan':
      return <SectionLink section={SUBSCRIPTION_SECTION_ID} label={label} />;
  }
}

function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <Box component={RouterLink} to={to} sx={linked}>
      {label}
    </Box>
  );
}

function SectionLink({ section, label }: { section: string; label: string }) {
  return (
    <Box component="a" {...toSection(section)} sx={linked}>
      {label}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const row = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 } as const;

const words = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
} as const;

const linked = { color: 'primary.main' } as const;
