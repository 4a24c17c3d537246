// "Help" in the top bar (docs/product/help.md#menu).
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import type { Ref } from 'react';
import { Tooltip } from '../../ui/content/Tooltip';
import { t } from '../../messages/t';

interface HelpButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onOpen: () => void;
}

/** The button; what it opens is loaded when it is pressed. */
export function HelpButton({ ref, isOpen, onOpen }: HelpButtonProps) {
  return (
    <Tooltip text={t('shell.help')}>
      <IconButton
        ref={ref}
        aria-label={t('shell.help')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        color="inherit"
        onClick={onOpen}
      >
        <HelpIcon />
      </IconButton>
    </Tooltip>
  );
}
