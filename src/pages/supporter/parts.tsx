// Small parts that the pages of support staff share.
import Box from '@mui/material/Box';
import RefreshIcon from '@mui/icons-material/Refresh';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../ui/content/PageHeading';
import { Button } from '../../ui/form/Button';
import { useReadAgain } from '../../api/supporter/supporterStacks';
import { t } from '../../messages/t';
import { cloudStateMeaning, cloudStateLabel } from '../../domain/supporter/cloudState';
import { StateChip } from '../../ui/content/StateChip';
import { ABSENT } from '../../domain/text/shown';
import { CopyButton } from '../../ui/content/CopyButton';
import type { Fact } from '../../ui/content/FactList';

/** Shows the page's title, which may contain a name, and a refresh button. */
export function AreaHeading(props: { title: string; name?: string }) {
  return (
    <PageHeading {...props}>
      <RefreshButton />
    </PageHeading>
  );
}

/** The button "Refresh". */
export function RefreshButton() {
  return (
    <Button startIcon={<RefreshIcon />} onClick={useReadAgain()}>
      {t('supporter.refresh')}
    </Button>
  );
}

/** The state as a chip, in words. */
export function CloudStateChip({ state }: { state: string }) {
  return <StateChip meaning={cloudStateMeaning(state)} words={cloudStateLabel(state)} />;
}

/** Returns a fact with a button that copies it, or '–' without text. `what` names the text ("instance ID"). */
export const copied = (label: string, what: string, text: string | undefined): Fact => ({
  label,
  value: text ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: 1 }}>
      <Box component="span" translate="no" sx={{ minWidth: 0 }}>
        {text}
      </Box>
      <CopyButton what={what} text={text} />
    </Box>
  ) : (
    <span>{ABSENT}</span>
  ),
});

/** Shows an inline link to another page of the portal. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box component={Link} to={to} translate="no" sx={textLink}>
      {children}
    </Box>
  );
}

const textLink = {
  // As high as a finger needs it.
  display: 'inline-block',
  py: '2px',
  color: 'primary.main',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

interface TwoLinesProps {
  first: string;
  second?: string;
  /** The path that the first line links to. */
  to?: string;
}

/** Shows both lines in plain elements styled by `resultCells`, so that thousands of rows scroll smoothly. */
export function TwoLines({ first, second = '', to }: TwoLinesProps) {
  return (
    <div data-lines="">
      <div title={first}>{to === undefined ? first || ABSENT : <Link to={to}>{first || ABSENT}</Link>}</div>
      {second !== '' && <small title={second}>{second}</small>}
    </div>
  );
}

/** The parts of a stack's or customer's page in two columns, if there is room. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 3,
} as const;

/** Parts below each other. */
export const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
