import { useState } from 'react';
import { type Language, languageNames, languageParameter, languages } from '../../lib/i18n/languages.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { chooseLanguage } from '../../lib/session/choose.ts';
import { useLeftPage } from '../../ui/dialog/use-left-page.ts';
import { shownIn } from '../../lib/view/use-view.ts';
import { viewParameter } from '../../lib/view/view-parameters.ts';
import { toastAfterReload } from '../../lib/toast/toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioList } from '../../ui/choice/choice.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

export interface LanguageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

// Each language is named in itself, because somebody looking for theirs may not read the page's.
const options = languages.map((language) => ({
  value: language,
  label: languageNames[language],
  lang: language,
}));

/** Goes back over the menu that led here, so that Back does not show it again; an address may have begun with it. */
async function leaveMenu(): Promise<void> {
  const opened = Number(history.state?.usr);
  if (!shownIn(location.search)?.startsWith('menu') || !(opened > 0)) return;
  const isLeft = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(-opened);
  await isLeft;
}

// The choice overrides the language in the address of a search engine's link, and closes the menu that led to it.
async function reloadChosen(): Promise<void> {
  await leaveMenu();
  const address = new URL(location.href);
  address.searchParams.delete(languageParameter);
  if (shownIn(address.search)?.startsWith('menu')) address.searchParams.delete(viewParameter);
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

function confirm(language: Language): void {
  chooseLanguage(language);
  toastAfterReload('success', 'shell.languageChanged');
  void reloadChosen();
}

/** Choose a language and confirm; the page reloads and says so (LANG-03). */
export function LanguageDialogView({ open, onClose }: LanguageDialogProps) {
  const { t, language } = useTranslation();
  const [picked, setPicked] = useState<Language>(language);
  useLeftPage(() => open && onClose());
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.language')}
      footer={
        <>
          <Button look="soft" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={picked === language} onClick={() => confirm(picked)}>
            {t('common.confirm')}
          </Button>
        </>
      }
    >
      <RadioList
        name="language"
        label={t('shell.language')}
        value={picked}
        options={options}
        onChange={setPicked}
      />
    </Dialog>
  );
}
