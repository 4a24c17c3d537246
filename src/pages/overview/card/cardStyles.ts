// The styles of cards, defined once for a whole list: computed element by element, they are most of the cost of rendering a
// card (docs/decisions.md).
import { domainStyles } from '../../../features/instances/Domain';
import { capitalized } from '../../../ui/content/Capitalized';
import { ellipsis } from '../../../ui/content/ellipsis';
import { factsStyles } from '../../../ui/content/FactList';
import { linkButtonLook } from '../../../ui/content/linkButtonLook';
import { meaningStyles } from '../../../ui/content/meaningStyles';
import { chipStyles } from '../../../ui/content/StateChip';

const edge = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;

/** For the element around the cards. */
export const cardStyles = {
  '& article': {
    display: 'flex',
    flexDirection: 'column',
    height: 1,
    overflow: 'hidden',
    color: 'text.primary',
    ...edge,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  // The placeholder of a card that isn't rendered yet.
  '& .place': edge,
  '& .banner': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 40,
    px: 2,
    fontWeight: 600,
    ...meaningStyles,
    '& > svg': { flexShrink: 0 },
    '& > span': capitalized,
  },
  '& .body': { display: 'flex', flexDirection: 'column', gap: 2, flex: 1, p: 2 },
  '& h2': { typography: 'h2', m: 0 },
  '& dl': factsStyles,
  '& .line': ellipsis,
  '& .pressing': { color: 'warning.main', fontWeight: 600 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1, minHeight: 44 },
  ...chipStyles,
  ...domainStyles,
  ...linkButtonLook,
} as const;
