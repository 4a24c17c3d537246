// How far an instance is (specification 2): a word, an icon and a colour along the top of its card.
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import PreparingIcon from '@mui/icons-material/HourglassTop';
import ReadyIcon from '@mui/icons-material/CheckCircleOutlined';
import UnknownIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { alpha } from '@mui/material/styles';
import type { StackState } from '../../domain/subscription';
import { paths } from '../../paths';
import { Hint } from '../../ui/Hint';
import { ProgressLine } from '../../ui/ProgressLine';

const LOOKS = {
  ready: { words: 'instance ready', Icon: ReadyIcon, color: 'success' },
  preparing: { words: 'preparing instance', Icon: PreparingIcon, color: 'info' },
  failed: { words: 'creation failed', Icon: FailedIcon, color: 'error' },
  unknown: { words: 'getting status', Icon: UnknownIcon, color: 'info' },
} as const;

/** Takes the state of the instance, and whether it is still being asked for. */
export function ProgressBanner({ state, isFollowed }: { state: StackState; isFollowed: boolean }) {
  const { words, Icon, color } = LOOKS[state];
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        px: 2,
        fontWeight: 600,
        color: `${color}.main`,
        backgroundColor: alpha(theme.palette[color].main, 0.1),
        ...theme.applyStyles('dark', { backgroundColor: alpha('#ffffff', 0.04) }),
        '& [data-words]::first-letter': { textTransform: 'uppercase' },
      })}
    >
      <Icon fontSize="small" aria-hidden />
      <Box component="span" data-words="" role="status" sx={{ display: 'inline-block' }}>
        {words}
      </Box>
      {state === 'failed' && (
        <Hint words="Ask our customer service">
          <IconButton
            component="a"
            href={paths.support()}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Ask our customer service (opens in a new tab)"
            color="inherit"
            size="small"
            sx={{ ml: 'auto' }}
          >
            <HelpIcon fontSize="small" />
          </IconButton>
        </Hint>
      )}
      {isFollowed && (
        <ProgressLine
          name={state === 'preparing' ? 'Preparing instance' : 'Getting status'}
          sx={{ bottom: 0 }}
        />
      )}
    </Box>
  );
}
