import { useState } from 'react';
import { useLocation } from 'react-router';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import styles from './connection.module.css';

// Nobody is asked anything else while they order or pay.
const busyPaths = ['/checkout', '/payment', paths.tripCart()];

/** 'A new version is ready': the shopper says when. */
export function UpdateBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { update, outdated, online } = useConnection();
  const [isLater, setIsLater] = useState(false);
  const isOffered = update !== null && !isLater && !busyPaths.includes(pathname);
  // Without its code a view cannot open at all: that is said wherever one is.
  if (!online || !(isOffered || outdated)) return null;
  return (
    <div className={styles['update']}>
      <p>{t(outdated ? 'offline.outdated' : 'offline.updateReady')}</p>
      <Button size="small" onClick={update ?? (() => location.reload())}>
        {t('offline.reload')}
      </Button>
      {!outdated && <IconButton icon="close" label={t('offline.later')} onClick={() => setIsLater(true)} />}
    </div>
  );
}
