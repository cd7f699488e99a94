import { useState } from 'react';
import { languageNames } from '../../lib/i18n/languages.ts';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { chooseTheme } from '../../lib/session/choose.ts';
import type { Theme } from '../../lib/session/visit.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Segmented } from '../../ui/choice/choice.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LanguageDialog } from '../shell/language-dialog.tsx';
import { useShownTheme } from '../shell/theme-button.tsx';
import styles from './settings.module.css';

/** `/settings`: language and theme (LANG-03, LANG-04), for guests too. */
export default function Settings() {
  const { t, language } = useTranslation();
  const theme = useShownTheme();
  const [choosing, setChoosing] = useState(false);
  const themes: { value: Theme; label: string }[] = [
    { value: 'light', label: t('shell.light') },
    { value: 'dark', label: t('shell.dark') },
  ];
  return (
    <div className={styles['page']}>
      <PrivateHead title={t('account.settings')} />
      <h1>{t('account.settings')}</h1>
      <Card padded>
        <div className={styles['row']}>
          <Icon name="globe" />
          <h2 className={styles['name']}>{t('shell.language')}</h2>
          <Button
            look="soft"
            aria-haspopup="dialog"
            aria-label={`${t('shell.language')}: ${languageNames[language]}`}
            onClick={() => setChoosing(true)}
          >
            {languageNames[language]}
          </Button>
        </div>
        <div className={styles['row']}>
          <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
          <h2 className={styles['name']}>{t('shell.themeMode')}</h2>
          <Segmented
            name="theme"
            label={t('shell.themeMode')}
            value={theme}
            options={themes}
            onChange={chooseTheme}
          />
        </div>
      </Card>
      <LanguageDialog open={choosing} onClose={() => setChoosing(false)} />
    </div>
  );
}
