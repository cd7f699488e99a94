import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchPageJson } from '../../../lib/api/page-json.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Kept } from '../../../lib/pieces/kept.tsx';
import { paths } from '../../../lib/paths/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyView, OnDemand } from '../../../ui/lazy/on-demand.tsx';
import { ItemTileSkeletons } from '../cards/card-skeletons.tsx';
import styles from './home.module.css';
import type { MoreOfHome } from './load-more.ts';
import type { MoreStripsProps } from './more-strips.tsx';

const loadStrips = async () => (await import('./more-strips.tsx')).MoreStrips;
const Strips = lazyView<MoreStripsProps>(loadStrips);

// Going back from a store restores home exactly as it was; after a while it is loaded again.
const goodForMs = 300_000;
let kept: { readonly moduleId: string | undefined; readonly more: MoreOfHome } | null = null;

function keptFor(moduleId: string | undefined): MoreOfHome | null {
  const fresh = kept?.moduleId === moduleId && Date.now() - (kept?.more.nowMs ?? 0) < goodForMs;
  return fresh ? (kept?.more ?? null) : null;
}

// Loaded early enough to be there when it scrolls into view.
const ahead = '0px 0px 1200px';

function useMore(moduleId: string | undefined) {
  // Never during hydration: nothing is cached then.
  const [more, setMore] = useState(() => keptFor(moduleId));
  const [failed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    setFailed(false);
    try {
      const [answer] = await Promise.all([fetchPageJson<MoreOfHome>(paths.homeMore(moduleId)), loadStrips()]);
      kept = { moduleId, more: answer };
      setMore(answer);
    } catch {
      setFailed(true);
    }
  }, [moduleId]);
  return { more, failed, ask };
}

/** Calls once when the element comes near. */
function useNear(wanted: boolean, onNear: () => void) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !wanted) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        onNear();
      },
      { rootMargin: ahead },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [wanted, onNear]);
  return place;
}

/**
 * The lower part of home, loaded with one request when it comes near. Until then skeletons reserve its space; only
 * the footer is below it.
 */
export function MoreSection({ moduleId }: { readonly moduleId: string | undefined }) {
  const { t } = useTranslation();
  const { more, failed, ask } = useMore(moduleId);
  const place = useNear(!more, ask);
  return (
    <div ref={place} className={styles['more']} data-waiting={!more || undefined}>
      {more && <OnDemand quiet view={Strips} props={{ open: true, more }} />}
      {!more && !failed && (
        <Kept name="more" of={() => []}>
          {() => <ItemTileSkeletons />}
        </Kept>
      )}
      {failed && (
        <p className={styles['ask']} role="alert">
          {t('common.connectionLost')}
          <Button size="small" onClick={() => void ask()}>
            {t('common.tryAgain')}
          </Button>
        </p>
      )}
    </div>
  );
}
