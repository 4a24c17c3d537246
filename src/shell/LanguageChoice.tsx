// Chooses the portal's language, below every page (docs/product/wording.md#languages). Nothing that was typed is lost: the page
// is only rendered again in the other language.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { chooseLanguage } from '../messages/choice';
import { languages } from '../messages/languages';
import { t } from '../messages/t';
import { useLanguage } from '../messages/useLanguage';

/** A select of the languages by their own names, with an error if one couldn't be loaded. */
export function LanguageChoice() {
  const language = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (code: string) => {
    setHasFailed(false);
    try {
      await chooseLanguage(code);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Box component="label" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <span>{t('shell.language')}</span>
      <Box
        component="select"
        value={language}
        onChange={({ target }) => void choose(target.value)}
        sx={{
          minHeight: 24,
          px: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.5,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'background.paper',
        }}
      >
        {Object.entries(languages).map(
          ([code, { name }]) =>
            (name !== undefined || code === language) && (
              <option key={code} value={code} lang={code}>
                {name ?? code}
              </option>
            ),
        )}
      </Box>
      {hasFailed && <span role="alert">{t('shell.languageFailed')}</span>}
    </Box>
  );
}
