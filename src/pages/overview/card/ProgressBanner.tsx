// How far an instance is (docs/product/screens.md#progress-banner): a word, an icon and a colour along the top of its
// card.
import Box from '@mui/material/Box';
import {
  stackStateMeaning,
  stackStateWords,
  type StackState,
} from '../../../domain/subscriptions/subscription';
import { paths } from '../../../paths';
import { Capitalized } from '../../../ui/content/Capitalized';
import { Tooltip } from '../../../ui/content/Tooltip';
import { meaningLooks } from '../../../ui/content/meaningLooks';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import { t } from '../../../messages/t';

/** Shows the instance's state, with a progress bar while it is being polled. */
export function ProgressBanner({ state, isFollowed }: { state: StackState; isFollowed: boolean }) {
  const { Icon, color, tint } = meaningLooks[stackStateMeaning(state)];
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
        color,
        backgroundColor: tint,
      }}
    >
      <Icon fontSize="small" aria-hidden />
      <Capitalized>{stackStateWords(state)}</Capitalized>
      {state === 'failed' && (
        <Box sx={{ ml: 'auto' }}>
          <Tooltip text={t('common.askCustomerService')}>
            <Box
              component="a"
              href={paths.support()}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${t('common.askCustomerService')} ${t('common.newTab')}`}
              // The card cuts off what is beyond its edge.
              sx={{ py: 1, color: 'inherit', '&:focus-visible': { outlineOffset: -2 } }}
            >
              {t('common.askCustomerService')}
            </Box>
          </Tooltip>
        </Box>
      )}
      {isFollowed && (
        <ProgressBar
          label={t(state === 'preparing' ? 'overview.preparing' : 'overview.gettingStatus')}
          sx={{ bottom: 0 }}
        />
      )}
    </Box>
  );
}
