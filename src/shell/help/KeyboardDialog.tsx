// Which keys do what, in the whole portal.
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { DialogFrame } from '../../ui/form/DialogFrame';
import { useProfile } from '../../auth/useProfile';
import { config } from '../../config';
import { isStaff } from '../../domain/session/profile';
import { t } from '../../messages/t';
import { keycap } from '../../ui/content/styles';
import { searchKeys } from '../search/searchResults';

/** The open dialog. */
export function KeyboardDialog({ onClose }: { onClose: () => void }) {
  const profile = useProfile();
  const keys: [string, string][] = [
    [searchKeys(), t('help.keySearch')],
    ['Tab', t('help.keyTab')],
    [t('help.shiftTab'), t('help.keyShiftTab')],
    [t('help.enter'), t('help.keyEnter')],
    [t('help.space'), t('help.keySpace')],
    ['↑ ↓', t('help.keyArrows')],
    ['Esc', t('help.keyEsc')],
    ...(isStaff(profile, config.supporterRole) ? ([['/', t('help.keySlash')]] as [string, string][]) : []),
  ];
  return (
    <DialogFrame
      title={t('help.keyboard')}
      fullWidth={false}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Box
        component="table"
        sx={{
          borderSpacing: 0,
          '& th': { textAlign: 'left', pr: 3 },
          '& th, & td': { py: 0.75, verticalAlign: 'top' },
        }}
      >
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <Box component="kbd" translate="no" sx={keycap}>
                  {key}
                </Box>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </DialogFrame>
  );
}
