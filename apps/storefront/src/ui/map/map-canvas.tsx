import 'maplibre-gl/dist/maplibre-gl.css';
import type { Map as MapLibre } from 'maplibre-gl';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { IconButton } from '../button/button.tsx';
import { AreaName } from './map-area-name.tsx';
import { MarkerOnMap } from './map-marker.tsx';
import { mapStyle } from './map-style.ts';
import type { MapArea, MapMarker, MapPoint, MapViewProps } from './map-types.ts';
import styles from './map-view.module.css';
import { useDark } from './use-dark.ts';
import { bringTileReader, byProgram, useMap, useMapFit, useMapPick, useMapTarget } from './use-map.ts';

const noMarkers: readonly MapMarker[] = [];
const noLine: readonly MapPoint[] = [];
const noAreas: readonly MapArea[] = [];

function Zoom({ map }: { readonly map: MapLibre }) {
  const { t } = useTranslation();
  const goal = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = map.on('zoomend', listener);
      return unsubscribe;
    },
    [map],
  );
  const zoom = useSyncExternalStore(subscribe, () => map.getZoom());
  // At its end a button keeps the focus, which a browser takes from a disabled one; a press there changes nothing.
  const [least, most] = [map.getMinZoom(), map.getMaxZoom()];
  // Presses in quick succession add up: a press starts from where the previous one is heading.
  const step = (by: 1 | -1): void => {
    const from = map.isZooming() ? goal.current : map.getZoom();
    goal.current = Math.min(most, Math.max(least, from + by));
    map.easeTo({ zoom: goal.current, duration: 220 }, byProgram);
  };
  return (
    <div className={styles['zoom']}>
      <IconButton
        icon="plus"
        label={t('map.zoomIn')}
        aria-disabled={zoom >= most || undefined}
        onClick={() => step(1)}
      />
      <IconButton
        icon="minus"
        label={t('map.zoomOut')}
        aria-disabled={zoom <= least || undefined}
        onClick={() => step(-1)}
      />
    </div>
  );
}

/** The pin of a map to pick a point on; its tip is the centre. */
function Pin() {
  return (
    <svg className={styles['pin']} viewBox="0 0 40 52" width="40" height="52" aria-hidden="true">
      <path d="M20 51S38 32 38 19a18 18 0 1 0-36 0c0 13 18 32 18 32Z" />
      <circle cx="20" cy="19" r="7" />
    </svg>
  );
}

/** The corners of an area, without its holes. */
const outlineOf = ({ parts }: MapArea): readonly MapPoint[] =>
  parts.flatMap(([outer = []]) => outer.map(([lng, lat]) => ({ lat, lng })));

/** The map itself, with all its code; `MapView` loads and frames it. Rejects if a part cannot be loaded. */
export async function bringMapCanvas(): Promise<typeof MapCanvas> {
  await bringTileReader();
  return MapCanvas;
}

function MapCanvas(props: MapViewProps) {
  const { source, markers = noMarkers, line = noLine, areas = noAreas, fit = false, onPick, target } = props;
  const box = useRef<HTMLDivElement>(null);
  const dark = useDark();
  const style = useMemo(() => mapStyle({ source, dark, line, areas }), [source, dark, line, areas]);
  const map = useMap(box, props, style);
  const points = useMemo(
    () => [...markers.map(({ at }) => at), ...line, ...areas.flatMap(outlineOf)],
    [markers, line, areas],
  );
  const shown = [...markers, ...areas].map(({ id }) => id).join();
  useMapFit(map, points, fit ? `${shown} ${line.length}` : null);
  useMapTarget(map, target);
  useMapPick(map, onPick);
  return (
    <>
      <div ref={box} className={styles['canvas']} />
      {map && areas.map((area) => <AreaName key={area.id} map={map} area={area} />)}
      {map && markers.map((marker) => <MarkerOnMap key={marker.id} map={map} marker={marker} />)}
      {onPick && <Pin />}
      {props.children && <div className={styles['tools']}>{props.children}</div>}
      {map && <Zoom map={map} />}
      <a className={styles['attribution']} href={paths.mapLicence()} target="_blank" rel="noreferrer">
        <bdi dir="ltr">{source.attribution}</bdi>
      </a>
    </>
  );
}
