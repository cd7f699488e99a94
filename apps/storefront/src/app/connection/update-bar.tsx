import { useState } from 'react';
import { useLocation } from 'react-router';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { isBusy } from './busy-pages.ts';
import styles from './connection.module.css';

/** 'A new version is ready', or another language: the shopper decides when. */
export function UpdateBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { update, outdated, otherLanguage, online } = useConnection();
  const [isLater, setIsLater] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const isOffered = (update !== null || otherLanguage) && !isLater && !isBusy(pathname);
  const words = outdated ? 'offline.outdated' : update ? 'offline.updateReady' : 'offline.otherLanguage';
  // Without its code a view cannot open at all, so that is shown on every page.
  if (!online || !(isOffered || outdated)) return null;
  const reload = (): void => {
    setIsPressed(true);
    if (update) update();
    else location.reload();
  };
  return (
    <div className={styles['update']} data-outdated={outdated || undefined}>
      <p>{t(words)}</p>
      <Button size="small" busy={isPressed} onClick={reload}>
        {t('offline.reload')}
      </Button>
      {!outdated && <IconButton icon="close" label={t('offline.later')} onClick={() => setIsLater(true)} />}
    </div>
  );
}
