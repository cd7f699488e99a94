import { type ReactNode, useEffect } from 'react';
import type { MessageKey } from '../../lib/i18n/message-key.ts';
import { fetchLaterTexts } from '../../lib/i18n/page-texts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { rememberDefaults } from '../../lib/session/choose.ts';
import { useMarket } from '../../lib/session/market.ts';
import { showKeptToast } from '../../lib/toast/toasts.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { Slot } from '../slots.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateParts } from './late-parts.tsx';
import styles from './shell.module.css';
import { useArrivalFocus } from './use-arrival-focus.ts';

/** The frame of every page: skip link, header, page, footer, and what may open over them. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t, language } = useTranslation();
  const { country } = useMarket().config;
  useArrivalFocus();
  useEffect(() => {
    rememberDefaults(language, country);
    // Its code is loaded later, and so are its texts.
    const translate = async (key: string): Promise<string> => {
      await fetchLaterTexts();
      return t(key as MessageKey);
    };
    showKeptToast(translate).catch(() => undefined);
  }, [t, language, country]);
  return (
    <>
      <a href="#main" className={styles['skip']}>
        {t('shell.skip')}
      </a>
      <Header />
      <LateParts />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
      <Slot name="overlays" />
      <Toaster />
    </>
  );
}
