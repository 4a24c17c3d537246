// One plan as a tile with a radio button, in a matrix or a list: labelled by name, "Current plan" mark and price, and
// described by the lines below them.
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { useId, type Ref } from 'react';
import type { Plan } from '../../domain/plans/plan';
import { planName } from '../../domain/plans/planLabels';
import { visuallyHidden } from '../content/styles';
import { choiceTile, tileRadio } from '../choices/choiceTile';
import { CurrentMark } from './CurrentMark';
import { priceOf } from './planFacts';

/** The props shared by all radio buttons of a group. */
export interface PlanRadioGroup {
  /** The inputs' common `name`. */
  name: string;
  trialPlanId: string;
  currentId: string | undefined;
  chosenId: string | undefined;
  onChoose: (plan: Plan) => void;
  /** Returns the lines shown below a plan's price. */
  linesOf: (plan: Plan) => readonly string[];
  /** Returns the hint for the first of these names that has one. */
  hintOf: (...names: (string | undefined)[]) => string | undefined;
  /** The plan whose radio button gets the ref. */
  first: Plan | undefined;
  firstRef: Ref<HTMLInputElement> | undefined;
}

interface PlanRadioProps {
  group: PlanRadioGroup;
  plan: Plan;
  /** The visible beginning of the name, '' below a heading that shows it; the rest is only for screen readers. */
  shownName: string;
  /** For a narrow column: the lines below the price start at the tile's edge. */
  isTight?: boolean;
  /** The id of another element that describes it. */
  describedBy?: string | undefined;
  /** A line shown above those of `linesOf`. */
  hint?: string | undefined;
}

/** The plan's tile, clickable anywhere. */
export function PlanRadio({ group, plan, shownName, isTight = false, describedBy, hint }: PlanRadioProps) {
  const id = useId();
  const isChosen = plan.id === group.chosenId;
  const name = planName(plan, group.trialPlanId);
  const shown = name.startsWith(shownName) ? shownName : name;
  const rest = name.slice(shown.length);
  const lines = [...(hint === undefined ? [] : [hint]), ...group.linesOf(plan)];
  const description = [describedBy, lines.length > 0 ? id : undefined].filter(Boolean).join(' ');
  return (
    <Box sx={[choiceTile(isChosen), { position: 'relative', height: 1 }]}>
      <Box component="label" sx={label}>
        <Radio
          size="small"
          name={group.name}
          value={plan.id}
          checked={isChosen}
          onChange={() => group.onChoose(plan)}
          slotProps={{
            input: {
              ref: plan === group.first ? group.firstRef : undefined,
              'aria-describedby': description === '' ? undefined : description,
            },
          }}
          sx={[tileRadio, { zIndex: 1 }]}
        />
        <Box component="span" sx={[words, shown === '' ? priceFirst : {}]}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            <span aria-hidden={rest !== ''}>{shown}</span>
            {rest !== '' && (
              <Box component="span" sx={visuallyHidden}>
                {name}
              </Box>
            )}
            {plan.id === group.currentId && <CurrentMark />}
          </Box>
          <Price words={priceOf(plan)} isAlone={shown === ''} />
        </Box>
      </Box>
      {lines.length > 0 && (
        <Box id={id} sx={[about, { pl: isTight ? 0.25 : 4 }]}>
          {lines.map((line) => (
            <div key={line}>{`${line} `}</div>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The price; wraps before the period, not within it. */
function Price({ words, isAlone }: { words: string; isAlone: boolean }) {
  const at = words.lastIndexOf(' / ') + 1;
  return (
    <Box component="span" sx={{ display: 'block', fontWeight: isAlone ? 600 : 400 }}>
      <span>{words.slice(0, at)}</span>
      <Box component="span" sx={at > 0 ? { display: 'inline-block', fontWeight: 400 } : {}}>
        {words.slice(at)}
      </Box>
    </Box>
  );
}

const label = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  cursor: 'pointer',
  // Makes the whole tile clickable.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Name and price, side by side where both fit. */
const words = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1.5,
  flex: 1,
  minWidth: 0,
  pt: '4px',
} as const;

/** Used without a visible name: the "Current plan" mark, if any, follows the price. */
const priceFirst = { justifyContent: 'start', '& > :first-of-type': { order: 1 } } as const;

const about = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  typography: 'caption',
  color: 'text.secondary',
} as const;
