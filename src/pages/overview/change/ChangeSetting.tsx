// The dialog "Change setting", loaded on demand: few users of the overview change many instances at once.
import { loadMessages } from '../../../messages/catalogue';
import { lazyPart } from '../../../ui/feedback/lazyPart';

/** `ChangeSettingDialog`, with its messages. */
export const ChangeSetting = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./ChangeSettingDialog'),
    loadMessages(['shared', 'changeSetting']),
  ]);
  return part.ChangeSettingDialog;
});
