// The state of an instance (docs/product/screens.md#progress-banner): words, an icon and a colour along the top of its card.
import Box from '@mui/material/Box';
import {
  stackStateMeaning,
  stackStateLabel,
  type StackState,
} from '../../../domain/subscriptions/subscription';
import { paths } from '../../../paths';
import { capitalized } from '../../../ui/content/Capitalized';
import { Icon } from '../../../ui/content/Icon';
import { meaningColors } from '../../../ui/content/styles';
import { inNewTab } from '../../../ui/content/newTab';
import { Tooltip } from '../../../ui/content/Tooltip';
import { CardProgress } from './CardPreparing';
import { t } from '../../../messages/t';

interface ProgressBannerProps {
  state: StackState;
  /** The subscription's id; undefined if it isn't being polled. */
  polledId: string | undefined;
}

/** Shows the instance's state, with a progress bar while it is being polled. */
export function ProgressBanner({ state, polledId }: ProgressBannerProps) {
  const meaning = stackStateMeaning(state);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        px: 2,
        fontWeight: 600,
        ...meaningColors[meaning],
      }}
    >
      <Icon icon={meaning} size={20} />
      <Box component="span" key={state} sx={capitalized}>
        {stackStateLabel(state)}
      </Box>
      {state === 'failed' && (
        <Box sx={{ ml: 'auto' }}>
          <Tooltip text={t('common.askCustomerService')}>
            <Box
              component="a"
              {...inNewTab(paths.support(), t('common.askCustomerService'))}
              // The outline is inset, because the card clips whatever is beyond its edge.
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                py: 1,
                color: 'inherit',
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              <span>{t('common.askCustomerService')}</span>
              <Icon icon="newTab" size={16} />
            </Box>
          </Tooltip>
        </Box>
      )}
      {polledId !== undefined && <CardProgress id={polledId} state={state} />}
    </Box>
  );
}
