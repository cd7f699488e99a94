import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { hasLeftChanges } from '../../features/cart/kept-outbox.ts';
import { queryView } from '../../lib/api/query-view.tsx';
import { untoldAttempts } from '../../lib/attempts/attempt.ts';
import { askAgain, reachesMarket } from '../../lib/connection/await-market.ts';
import { changeConnection, forgetKept, isKeptPage, noteKeptPage } from '../../lib/connection/connection.ts';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { reloadHere } from '../../lib/view/lost-step.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lazyView } from '../../ui/lazy/on-demand.tsx';
import styles from './connection.module.css';
import { ToldPage } from '../shell/told-page.tsx';
import { forgetTouch, isChosenElsewhere } from './other-tabs.ts';
import { startConnection } from './start.ts';
import { UpdateBar } from './update-bar.tsx';

const OpenAttempts = lazyView(async () => (await import('./open-attempts.tsx')).OpenAttempts);

const WakeCart = queryView<object>(async () => (await import('../../features/cart/wake-cart.tsx')).WakeCart);

const backForMs = 5000;
const dayMs = 86_400_000;

/**
 * A new page starts without cached content and without edits; a view that opens over the same page changes nothing.
 * If another tab has chosen a language, place or module, the page was rendered with it and is reloaded, so that its
 * frame changes too.
 */
function useNewPage(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    forgetKept();
    forgetTouch();
    if (isChosenElsewhere()) reloadHere();
  }, [pathname]);
}

/** With the connection back, a cached page is replaced by a current one automatically. */
function useFreshWhenBack(): void {
  const { back, online } = useConnection();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!back || !online) return undefined;
    const refresh = async (): Promise<void> => {
      if (!isKeptPage() || !(await reachesMarket())) return;
      await revalidate();
      noteKeptPage(null);
    };
    void refresh();
    const timer = setTimeout(() => changeConnection({ back: false }), backForMs);
    return () => clearTimeout(timer);
  }, [back, online, revalidate]);
}

/** The time, with the date if it is another day. */
function useWhen(): (at: string) => string {
  const format = useFormat();
  return (at) => (Date.now() - Date.parse(at) < dayMs ? format.time(at) : format.dateTime(at));
}

/** The page that a link leads to waits for the connection (`await-steps`); meanwhile the page before it stays. */
function PageAwaited({ online }: { readonly online: boolean }) {
  const { t } = useTranslation();
  const tryAgain = async (): Promise<void> => {
    if (await reachesMarket()) askAgain();
    else showToast('error', t('common.connectionLost'));
  };
  return (
    <>
      {t(online ? 'offline.opensAway' : 'offline.opens')}
      <Button size="small" look="plain" onClick={() => void tryAgain()}>
        {t('offline.tryAgain')}
      </Button>
    </>
  );
}

function Words() {
  const { t } = useTranslation();
  const when = useWhen();
  const { state } = useNavigation();
  const { online, unreached, keptAt, slow, newer, back, forgets } = useConnection();
  if (newer)
    return (
      <>
        {t('offline.newer')}
        <Button size="small" look="plain" onClick={() => location.reload()}>
          {t('offline.show')}
        </Button>
      </>
    );
  if (state !== 'idle' && (!online || unreached)) return <PageAwaited online={online} />;
  if (!online) return keptAt ? t('offline.asOf', { time: when(keptAt) }) : t('shell.offline');
  if (keptAt) return t(slow ? 'offline.slow' : 'offline.unreached', { time: when(keptAt) });
  if (unreached) return t('offline.noAnswer');
  if (back) return t('offline.back');
  return forgets ? t('offline.forgets') : null;
}

/** Tells style sheets the band's height: what sticks below the header sticks below the band as well. */
function measureBand(band: HTMLElement | null): (() => void) | undefined {
  if (!band) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--band-size', `${band.offsetHeight}px`));
  watch.observe(band);
  return () => {
    watch.disconnect();
    style.removeProperty('--band-size');
  };
}

/**
 * Shows the state of the connection and the age of cached content, and below it the bar that announces a new version;
 * says which page has come.
 */
export function ConnectionBand() {
  const { online, unreached, keptAt, newer, back, forgets } = useConnection();
  const [hasLeft] = useState(hasLeftChanges);
  const [hasOpen] = useState(() => untoldAttempts().length > 0);
  useEffect(startConnection, []);
  useNewPage();
  useFreshWhenBack();
  const { pathname } = useLocation();
  // That page shows nothing else.
  const isBad = (!online || unreached || keptAt !== null) && pathname !== paths.offline();
  const isGood = !isBad && (newer || back);
  return (
    <>
      {(isBad || newer || back || forgets) && (
        <p ref={measureBand} className={styles['band']} data-tone={isGood ? 'good' : 'warn'}>
          <Icon name={isBad ? 'offline' : isGood ? 'check' : 'warning'} />
          <span>
            <Words />
          </span>
        </p>
      )}
      <UpdateBar />
      <ToldPage />
      {hasLeft && (
        <Suspense fallback={null}>
          <WakeCart />
        </Suspense>
      )}
      {hasOpen && (
        <Suspense fallback={null}>
          <OpenAttempts />
        </Suspense>
      )}
    </>
  );
}
