import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { MapArea } from './map-types.ts';
import styles from './map-view.module.css';

// A name wider than its area would overlap those of its neighbours.
const leastWidthPx = 72;

interface Frame {
  readonly west: number;
  readonly east: number;
  readonly lat: number;
}

function frameOf(outer: readonly (readonly [number, number])[]): Frame {
  const [lngs, lats] = [outer.map(([lng]) => lng), outer.map(([, lat]) => lat)];
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2;
  return { west: Math.min(...lngs), east: Math.max(...lngs), lat };
}

/** The bounds of the polygon that gets the name: the widest, or the one that contains the given point. */
function frameOfName({ parts, at }: MapArea): Frame {
  const frames = parts.map(([outer = []]) => frameOf(outer));
  const [widest = frameOf([])] = frames.toSorted((a, b) => b.east - b.west - (a.east - a.west));
  return frames.find(({ west, east }) => at && west <= at.lng && at.lng <= east) ?? widest;
}

/**
 * The name of an area, shown once the area is wide enough: an HTML element rather than map lettering, so that
 * assistive technology reads it.
 */
export function AreaName({ map, area }: { readonly map: MapLibre; readonly area: MapArea }) {
  const [element] = useState(() => document.createElement('div'));
  const frame = useMemo(() => frameOfName(area), [area]);
  const { lat, lng } = area.at ?? { lat: frame.lat, lng: (frame.west + frame.east) / 2 };
  useEffect(() => {
    const marker = new Marker({ element, anchor: 'center' }).setLngLat([lng, lat]).addTo(map);
    // MapLibre labels every marker 'Map marker'; the name itself says more.
    element.removeAttribute('aria-label');
    element.removeAttribute('role');
    element.style.pointerEvents = 'none';
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = map.on('zoom', listener);
      return unsubscribe;
    },
    [map],
  );
  const wide = useSyncExternalStore(subscribe, () => {
    const [west, east] = [map.project([frame.west, frame.lat]), map.project([frame.east, frame.lat])];
    return east.x - west.x >= leastWidthPx;
  });
  return createPortal(
    <span className={styles['areaName']} data-shown={wide || undefined}>
      <bdi>{area.name}</bdi>
    </span>,
    element,
  );
}
