import { useState } from 'react';
import { languageNames } from '../../lib/i18n/languages.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { LanguageDialog } from './language-dialog.tsx';

/** Opens the language dialog (LANG-03). */
export function LanguageButton() {
  const { t, language } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="plain"
        size="small"
        icon="globe"
        aria-haspopup="dialog"
        aria-label={`${t('shell.language')}: ${languageNames[language]}`}
        onClick={() => setOpen(true)}
      >
        {languageNames[language]}
      </Button>
      <LanguageDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
