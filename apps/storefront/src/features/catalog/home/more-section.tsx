import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { type Packed, unpack } from '../../../lib/api/packed.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { lazyView, OnDemand } from '../../../ui/lazy/on-demand.tsx';
import { ItemTileSkeletons } from '../cards/card-skeletons.tsx';
import styles from './home.module.css';
import type { MoreOfHome } from './load-more.ts';
import type { MoreStripsProps } from './more-strips.tsx';

const loadStrips = async () => (await import('./more-strips.tsx')).MoreStrips;
const Strips = lazyView<MoreStripsProps>(loadStrips);

// Back from a store finds home as it was left, to the pixel; after a while it is asked for anew.
const goodForMs = 300_000;
let kept: { readonly moduleId: string | undefined; readonly more: MoreOfHome } | null = null;

function keptFor(moduleId: string | undefined): MoreOfHome | null {
  const fresh = kept?.moduleId === moduleId && Date.now() - (kept?.more.nowMs ?? 0) < goodForMs;
  return fresh ? (kept?.more ?? null) : null;
}

// Fetched so far ahead that it is there when it comes into sight.
const ahead = '0px 0px 1200px';

/**
 * What home shows further down: one request when it comes near. Until then its place is kept by stand-ins; nothing is
 * above it that it could move.
 */
export function MoreSection({ moduleId }: { readonly moduleId: string | undefined }) {
  const { load, data } = useFetcher<Packed<MoreOfHome>>();
  const place = useRef<HTMLDivElement>(null);
  // Never during hydration: nothing is kept then.
  const [before] = useState(() => keptFor(moduleId));
  const more = data ? unpack(data) : before;
  useEffect(() => {
    if (data) kept = { moduleId, more: unpack(data) };
  }, [data, moduleId]);
  useEffect(() => {
    const element = place.current;
    if (!element || before) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        void loadStrips();
        void load(paths.homeMore(moduleId));
      },
      { rootMargin: ahead },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [before, load, moduleId]);
  return (
    <div ref={place} className={styles['more']} data-waiting={!more || undefined}>
      {more ? <OnDemand view={Strips} props={{ open: true, more }} /> : <ItemTileSkeletons />}
    </div>
  );
}
