// The dialog "Change setting", loaded on demand: few users of the overview change many instances at once.
import { lazyPart } from '../../../ui/feedback/lazyPart';

/** `ChangeSettingDialog`. */
export const ChangeSetting = lazyPart(
  async () => (await import('./ChangeSettingDialog')).ChangeSettingDialog,
);
