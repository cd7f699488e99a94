import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { chooseTheme } from '../../lib/session/choose.ts';
import { subscribeStored } from '../../lib/session/browser-store.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import type { Theme } from '../../lib/session/visit.ts';
import { IconButton } from '../../ui/button/button.tsx';

const darkDevice = '(prefers-color-scheme: dark)';

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia(darkDevice).matches ? 'dark' : 'light';
}

/** The current theme: the shopper's choice, otherwise the device's. The server knows only the choice. */
export function useShownTheme(): Theme {
  const { theme } = useVisit();
  return useSyncExternalStore(subscribeStored, shownTheme, () => theme ?? 'light');
}

/** Switches between light and dark, at once (LANG-04). */
export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useShownTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={next === 'dark' ? t('shell.themeDark') : t('shell.themeLight')}
      onClick={() => chooseTheme(next)}
    />
  );
}
