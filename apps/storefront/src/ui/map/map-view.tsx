import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { MapViewProps } from './map-types.ts';
import styles from './map-view.module.css';

/** Stands where the map cannot be drawn. The page around it has to work without one. */
function NoMap() {
  const { t } = useTranslation();
  return (
    <p className={styles['absent']}>
      <Icon name="map" size={32} />
      {t('map.unavailable')}
    </p>
  );
}

function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

// About 450 KB: fetched when the first map is drawn, never by the server.
async function loadMap(): Promise<{ default: ComponentType<MapViewProps> }> {
  if (import.meta.env.SSR || !canDraw()) return { default: NoMap };
  try {
    return { default: (await import('./map-canvas.tsx')).MapCanvas };
  } catch {
    return { default: NoMap };
  }
}

const Canvas = lazy(loadMap);
const noChange = () => () => undefined;

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
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return (
    <div className={classNames(styles['frame'], props.className)}>
      {inBrowser && (
        <Suspense
          fallback={
            <div className={styles['wait']}>
              <Spinner large label={t('common.loading')} />
            </div>
          }
        >
          <Canvas {...props} />
        </Suspense>
      )}
    </div>
  );
}
