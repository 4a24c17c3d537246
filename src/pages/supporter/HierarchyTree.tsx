// The tree of distributors, resellers and customers, opened along the way to one of them.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../ui/form/Button';
import { skippedBelow, wayTo, type Branch } from '../../domain/supporter/hierarchy';
import { message, t } from '../../messages/t';
import { paths } from '../../paths';
import { RichText } from '../../ui/content/RichText';
import { visuallyHidden } from '../../ui/content/styles';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { TextLink } from './parts';

/** Of more children than these, only the one on the way to the page's customer is shown at first. */
const SHOWN_AT_ONCE = 12;

/** Shows the tree below `top`; the way down to the branch that the page is about is always visible. */
export function HierarchyTree({ top, currentId }: { top: Branch; currentId: string }) {
  const way = new Set(wayTo(currentId, top).map(({ id }) => id));
  return (
    <>
      <SkippedAlert
        count={skippedBelow(top)}
        one={t('supporter.branchNoun')}
        many={t('supporter.branchesNoun')}
      />
      <Box component="ul" sx={list}>
        <TreeBranch branch={top} currentId={currentId} way={way} />
      </Box>
    </>
  );
}

interface TreeBranchProps {
  branch: Branch;
  currentId: string;
  /** The ids on the way to the current one. */
  way: ReadonlySet<string>;
}

function TreeBranch({ branch, currentId, way }: TreeBranchProps) {
  const { id, name, type } = branch;
  const children = branch.children.items;
  const [isOpen, setIsOpen] = useState(way.has(id) && children.length <= SHOWN_AT_ONCE);
  const isCurrent = id === currentId;
  const words = name === '' ? id : name;
  const shown = isOpen ? children : children.filter((child) => way.has(child.id));
  return (
    <li>
      <Box
        aria-current={isCurrent ? 'true' : undefined}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 8px', py: 0.25 }}
      >
        {isCurrent ? (
          <Box component="span" translate="no" sx={{ typography: 'h3' }}>
            {words}
          </Box>
        ) : (
          <TextLink to={paths.supporterCustomer(id)}>{words}</TextLink>
        )}
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('supporter.branchType', { type })}
        </Box>
        {children.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ py: 0, minWidth: 0, minHeight: 24 }}
          >
            <RichText
              message={message(isOpen ? 'supporter.hideBelow' : 'supporter.showBelow', {
                count: children.length,
                name: words,
              })}
              tags={{ who: hidden }}
            />
          </Button>
        )}
      </Box>
      {shown.length > 0 && (
        <Box component="ul" sx={{ ...list, ml: 0.5, pl: 2, borderLeft: 1, borderColor: 'divider' }}>
          {shown.map((child) => (
            <TreeBranch key={child.id} branch={child} currentId={currentId} way={way} />
          ))}
        </Box>
      )}
    </li>
  );
}

const hidden = (words: string) => (
  <Box component="span" sx={visuallyHidden}>
    {words}
  </Box>
);

const list = { m: 0, p: 0, listStyle: 'none' } as const;
