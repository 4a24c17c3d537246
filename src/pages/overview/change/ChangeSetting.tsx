// The dialog "Change setting" on demand: few who see the overview change many instances at once.
import { loadMessages } from '../../../messages/catalogue';
import { lazyPart } from '../../../ui/feedback/lazyPart';

/** ChangeSettingDialog, with what it says. */
export const ChangeSetting = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./ChangeSettingDialog'),
    loadMessages(['shared', 'changeSetting']),
  ]);
  return part.ChangeSettingDialog;
});
