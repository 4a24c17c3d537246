// Chooses the instance that the others are compared with.
import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { TextField } from '../../../../ui/form/TextField';
import { Button } from '../../../../ui/form/Button';
import { DialogFrame } from '../../../../ui/form/DialogFrame';
import { whyNot } from '../../../../domain/instances/bulkChange';
import { findInstances, isReadyInstance, type Instance } from '../../../../domain/instances/instance';
import { whoMay } from '../../../../domain/subscriptions/permission';
import { displayName, type Subscription } from '../../../../domain/subscriptions/subscription';
import { ordered } from '../../../../domain/values/ordered';
import { t } from '../../../../messages/t';

interface CompareDialogProps {
  subscriptions: readonly Subscription[];
  /** The ids of the subscriptions whose settings the user may see. */
  permitted: ReadonlySet<string>;
  onCompare: (model: Instance) => void;
  onClose: () => void;
}

function noneToCompare(subscriptions: readonly Subscription[], permitted: ReadonlySet<string>): string {
  const isRefused = subscriptions.some((one) => whyNot(one, permitted) === 'noPermission');
  return t('fleet.noneToCompare', { who: isRefused ? whoMay('manageInstance') : '' }).trim();
}

/** How many instances are offered at a time; the search finds the others. */
const MOST_OFFERED = 50;

/** The dialog, open. */
export function CompareDialog({ subscriptions, permitted, onCompare, onClose }: CompareDialogProps) {
  const [model, setModel] = useState<Instance | null>(null);
  const instances = ordered(
    subscriptions.filter(isReadyInstance).filter(({ id }) => permitted.has(id)),
    [displayName],
  );
  return (
    <DialogFrame
      title={t('fleet.compareTitle')}
      about={instances.length === 0 ? noneToCompare(subscriptions, permitted) : t('fleet.compareAbout')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button
            variant="contained"
            disabled={!model}
            onClick={() => {
              if (model) onCompare(model);
              onClose();
            }}
          >
            {t('fleet.compare')}
          </Button>
        </>
      }
    >
      {instances.length > 0 && (
        <Autocomplete
          options={instances}
          value={model}
          onChange={(_event, chosen) => setModel(chosen)}
          getOptionLabel={displayName}
          getOptionKey={({ id }) => id}
          filterOptions={(all, { inputValue }) => {
            const typed = model && inputValue === displayName(model) ? '' : inputValue;
            return findInstances(all, typed).slice(0, MOST_OFFERED);
          }}
          autoHighlight
          openText={t('settings.openList')}
          closeText={t('common.close')}
          clearText={t('settings.clear')}
          noOptionsText={t('fleet.noSuchInstance')}
          slotProps={{ listbox: { translate: 'no' } }}
          renderInput={(params) => <TextField {...params} label={t('tools.instance')} sx={{ mt: 1 }} />}
        />
      )}
    </DialogFrame>
  );
}
