// Links that open a new tab (docs/product/interface.md#external-links): without opener, marked by an icon, and their names say so.
import Box from '@mui/material/Box';
import { t } from '../../messages/t';
import { Icon } from './Icon';
import { visuallyHidden } from './styles';

/**
 * Returns the props of a link to `href` in a new tab. Its text is `words`, beside the icon `newTab`; a link with other text
 * leaves them out and has a `NewTabMark` instead.
 */
export function inNewTab(href: string, words?: string) {
  const link = { href, target: '_blank', rel: 'noopener noreferrer' };
  return words === undefined ? link : { ...link, 'aria-label': `${words} ${t('common.newTab')}` };
}

/** The icon, and the words for screen readers. `size` in px. */
export function NewTabMark({ size }: { size: number }) {
  return (
    <>
      <Icon icon="newTab" size={size} />
      <Box component="span" sx={visuallyHidden}>
        {t('common.newTab')}
      </Box>
    </>
  );
}
