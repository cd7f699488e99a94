import { type ComponentType, useEffect, useState } from 'react';
import { fetchLaterTexts } from '../../lib/i18n/page-texts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { MapViewProps } from './map-types.ts';
import styles from './map-view.module.css';

type Canvas = ComponentType<MapViewProps>;

function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** The map's code, about 450 KB: loaded when a map is first rendered, never by the server. */
function useCanvas() {
  const [Canvas, setCanvas] = useState<Canvas | 'absent' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches it again.
  useEffect(() => {
    let wanted = true;
    const show = (next: Canvas | 'absent' | 'failed'): void => {
      if (wanted) setCanvas(() => next);
    };
    if (!canDraw()) show('absent');
    else
      Promise.all([import('./map-canvas.tsx'), fetchLaterTexts()])
        .then(([{ bringMapCanvas }]) => bringMapCanvas())
        .then(show, () => show('failed'));
    return () => {
      wanted = false;
    };
  }, [attempt]);
  const retry = (): void => {
    setCanvas(null);
    setAttempt(attempt + 1);
  };
  return { Canvas, retry };
}

/** Shown if the map cannot be drawn. The page around it must work without a map. */
function NoMap({ retry }: { readonly retry: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles['absent']} role="status">
      <Icon name="map" size={32} />
      <p>{t(retry ? 'map.notLoaded' : 'map.unavailable')}</p>
      {retry && (
        <Button look="soft" size="small" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/**
 * A map of the market's own tiles (MapLibre), in the page's theme, with `© OpenStreetMap contributors` on it.
 *
 *     <MapView
 *       label={t('order.map')} source={config.map} center={store} fit inPage className={styles['map']}
 *       markers={[
 *         { id: 'store', at: store, name: store.name, icon: 'store', look: 'ink' },
 *         { id: 'home', at: door, name: t('order.yourDoor'), icon: 'home', look: 'accent' },
 *         { id: 'courier', at: courier, name: t('order.courier'), icon: 'bike', look: 'live' },
 *       ]}
 *       line={decodePolyline(route)}
 *     />
 *
 * It keeps its place from the start, so nothing jumps; its code loads when it is first drawn. Where there is no WebGL it says so.
 */
export function MapView(props: MapViewProps) {
  const { t } = useTranslation();
  const { Canvas, retry } = useCanvas();
  return (
    <div className={classNames(styles['frame'], props.className)}>
      {Canvas === null && (
        <div className={styles['wait']}>
          <Spinner large label={t('common.loading')} />
        </div>
      )}
      {(Canvas === 'absent' || Canvas === 'failed') && <NoMap retry={Canvas === 'failed' ? retry : null} />}
      {typeof Canvas === 'function' && <Canvas {...props} />}
    </div>
  );
}
