// The footer (docs/product/screens.md#footer): external links, each in a new tab, and the language.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNow } from '../browser/effects/useTimer';
import { config } from '../config';
import { layout } from '../theme';
import { inNewTab, NewTabMark } from '../ui/content/newTab';
import { t } from '../messages/t';
import { chooseLanguage } from '../messages/choice';
import { languages } from '../messages/languages';
import { useLanguage } from '../messages/useT';

const VENDOR = 'https://www.paessler.com';

/** Returns the links in their order. */
function footerLinks(year: number): { label: string; href: string }[] {
  return [
    { label: `© ${year} Paessler GmbH`, href: VENDOR },
    { label: t('shell.imprint'), href: `${VENDOR}/company/imprint` },
    { label: t('shell.privacy'), href: `${VENDOR}/company/privacypolicy` },
    { label: t('shell.terms'), href: `${VENDOR}/company/terms` },
    { label: t('shell.about'), href: `${VENDOR}/company/about` },
    ...(config.statusUrl === undefined ? [] : [{ label: t('shell.status'), href: config.statusUrl }]),
  ];
}

/** The footer below every page. */
export function Footer() {
  const now = useNow();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 24px',
        maxWidth: layout.content + 48,
        width: 1,
        mx: 'auto',
        px: { xs: 2, md: 3 },
        pt: 2,
        // Keeps the footer's content clear of the bottom navigation's tab.
        pb: { xs: 5, md: 2 },
      }}
    >
      {footerLinks(new Date(now).getFullYear()).map(({ label, href }) => (
        <Box
          component="a"
          key={label}
          {...inNewTab(href)}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            minHeight: 24,
            typography: 'caption',
            color: 'text.secondary',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          <span>{label}</span>
          <NewTabMark size={12} />
        </Box>
      ))}
      <Box sx={{ ml: { sm: 'auto' }, typography: 'caption', color: 'text.secondary' }}>
        <LanguageChoice />
      </Box>
    </Box>
  );
}

// Chooses the portal's language, below every page (docs/product/wording.md#languages). Nothing that was typed is lost: the page
// is only rendered again in the other language.

/** A select of the languages by their own names, with an error if one couldn't be loaded. */
function LanguageChoice() {
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
