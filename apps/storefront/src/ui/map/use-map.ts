import { Map as MapLibre, type PaddingOptions, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { MapPoint, MapTarget, MapViewProps } from './map-types.ts';
import { startZoom } from './start-zoom.ts';

setWorkerUrl(workerUrl);

/**
 * Preloads the code that reads tiles, so that it is in the browser's cache when a map needs it: without it MapLibre
 * would show a blank map. Rejects if it cannot be loaded.
 */
export async function bringTileReader(): Promise<void> {
  const answer = await fetch(workerUrl);
  if (!answer.ok) throw new Error(`The map's code did not come: ${answer.status}.`);
  await answer.arrayBuffer();
}

// Marks a move by the program, as opposed to one by the shopper.
export const byProgram = { byProgram: true };
const wasByProgram = (event: object): boolean => 'byProgram' in event;

type Texts = Record<string, string>;

function open(box: HTMLElement, props: MapViewProps, style: StyleSpecification, locale: Texts): MapLibre {
  const { center, zoom = startZoom.other, inPage = false, onPick } = props;
  const map = new MapLibre({
    container: box,
    style,
    center: [center.lng, center.lat],
    zoom,
    minZoom: 1,
    maxZoom: 21,
    // Streets are easiest to read with north up, and an accidental tilt or rotation is hard to undo.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // Zooming keeps the point under the pin.
    scrollZoom: onPick ? { around: 'center' } : true,
    touchZoomRotate: onPick ? { around: 'center' } : true,
    doubleClickZoom: !onPick,
    cooperativeGestures: inPage,
    attributionControl: false,
    renderWorldCopies: false,
    fadeDuration: 120,
    locale,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // A tile that fails to load leaves a gap, as when offline; the browser has already reported it.
  map.on('error', ({ error }) => {
    if (!('status' in error)) console.error(error);
  });
  return map;
}

/** The map of a container: created once, removed with it; its style is kept up to date. */
export function useMap(
  box: RefObject<HTMLElement | null>,
  props: MapViewProps,
  style: StyleSpecification,
): MapLibre | null {
  const { t } = useTranslation();
  const [map, setMap] = useState<MapLibre | null>(null);
  const start = useRef({ props, style });
  const drawn = useRef(style);
  const locale = {
    'Map.Title': props.label,
    'CooperativeGesturesHandler.WindowsHelpText': t('map.holdKey', { key: 'Ctrl' }),
    'CooperativeGesturesHandler.MacHelpText': t('map.holdKey', { key: '⌘' }),
    'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
  };
  const texts = useRef(locale);
  useEffect(() => {
    if (!box.current) return undefined;
    const made = open(box.current, start.current.props, start.current.style, texts.current);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [box]);
  useEffect(() => {
    if (!map || drawn.current === style) return;
    drawn.current = style;
    map.setStyle(style, { diff: true });
  }, [map, style]);
  return map;
}

/** Moves to `target` whenever it changes, but not initially, since the map starts there. */
export function useMapTarget(map: MapLibre | null, target: MapTarget | undefined): void {
  const reached = useRef(target);
  useEffect(() => {
    if (!map || !target || reached.current === target) return;
    reached.current = target;
    const zoom = target.zoom ?? map.getZoom();
    map.easeTo({ center: [target.lng, target.lat], zoom, duration: 600 }, byProgram);
  }, [map, target]);
}

/** Reports the centre whenever the shopper has moved the map, and centres a clicked point. */
export function useMapPick(map: MapLibre | null, onPick: ((point: MapPoint) => void) | undefined): void {
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  }, [onPick]);
  const picks = onPick !== undefined;
  useEffect(() => {
    if (!map || !picks) return undefined;
    const rest = map.on('moveend', (event) => {
      const { lat, lng } = map.getCenter();
      if (!wasByProgram(event)) latest.current?.({ lat, lng });
    });
    const click = map.on('click', ({ lngLat }) => map.easeTo({ center: lngLat, duration: 220 }));
    return () => {
      rest.unsubscribe();
      click.unsubscribe();
    };
  }, [map, picks]);
}

/** Around what is fitted, in pixels: room for its markers, which stand on their points, and for the buttons at the inline end. */
function paddingOf(map: MapLibre): PaddingOptions {
  const around = { top: 64, bottom: 56, left: 56, right: 56 };
  const end = getComputedStyle(map.getContainer()).direction === 'rtl' ? 'left' : 'right';
  return { ...around, [end]: 88 };
}

function showAll(map: MapLibre, points: readonly MapPoint[], durationMs: number): void {
  if (points.length === 0) return;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  map.fitBounds([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], {
    padding: paddingOf(map),
    maxZoom: 16,
    duration: durationMs,
  });
}

/** Fits all points whenever their set or the map's size changes; `key` identifies the set, null fits nothing. */
export function useMapFit(map: MapLibre | null, points: readonly MapPoint[], key: string | null): void {
  const latest = useRef(points);
  const first = useRef(true);
  useEffect(() => {
    latest.current = points;
  }, [points]);
  useEffect(() => {
    if (!map || key === null) return undefined;
    showAll(map, latest.current, first.current ? 0 : 600);
    first.current = false;
    const { unsubscribe } = map.on('resize', () => showAll(map, latest.current, 0));
    return unsubscribe;
  }, [map, key]);
}
