// "Clear filter" beside a list's filters.
import type { MouseEvent } from 'react';
import { Button } from './Button';
import { t } from '../../messages/t';
import { focusAround } from '../feedback/KeepFocus';

interface ClearFilterProps {
  /** True while something is filtered. */
  isShown: boolean;
  onClear: () => void;
}

/**
 * The button; as it disappears when pressed, the focus moves to the filters around it (`tabindex="-1"`). Hidden rather than left
 * out: styles added at the first key press would make the browser recompute those of the whole page.
 */
export function ClearFilter({ isShown, onClear }: ClearFilterProps) {
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    onClear();
  };
  return (
    <div hidden={!isShown}>
      <Button onClick={clear}>{t('tables.clearFilter')}</Button>
    </div>
  );
}
