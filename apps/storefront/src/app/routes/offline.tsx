import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { awaitMarket } from '../../lib/connection/await-market.ts';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from '../offline/offline.module.css';
import { Readable } from '../offline/readable.tsx';

/** The page that failed to load; never another site, nor this page. */
function useWanted(): string {
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  return /^\/(?![/\\])/.test(from) && !from.startsWith(paths.offline()) ? from : paths.home();
}

/** `/offline`: there is no connection, or none to the market, and what can be read anyway. The service worker caches it in advance. */
export default function OfflineRoute() {
  const { t } = useTranslation();
  const wanted = useWanted();
  const { back } = useConnection();
  const inBrowser = useInBrowser();
  const [search] = useSearchParams();
  const isSentHere = search.has('from');
  // A device that has a connection is told what it lacks.
  const isAway = inBrowser && navigator.onLine;
  const title = t(isAway ? 'offline.awayTitle' : 'offline.title');
  useEffect(() => {
    // It was loaded from the market, so the connection is back.
    const isFromMarket = isSentHere && document.documentElement.dataset['keptAt'] === undefined;
    if (back || isFromMarket) location.replace(wanted);
  }, [back, isSentHere, wanted]);
  useEffect(() => {
    // The browser reports no connection that comes back if the device has had one all the time.
    if (isSentHere && navigator.onLine) void awaitMarket();
  }, [isSentHere]);
  return (
    <div className={styles['page']}>
      <PrivateHead title={title} />
      <EmptyState
        heading="h1"
        picture="offline"
        title={title}
        text={t(isAway ? 'offline.awayText' : 'offline.text')}
        action={<Button onClick={() => location.assign(wanted)}>{t('offline.tryAgain')}</Button>}
      />
      {inBrowser && <Readable />}
    </div>
  );
}
