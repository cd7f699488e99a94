import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import type { MapMarker, MapPoint } from './map-types.ts';
import styles from './map-view.module.css';
import { Link } from '../link/link.tsx';

const glideMs = 900;
const stillMotion = '(prefers-reduced-motion: reduce)';

/** Moves a marker in a straight line; returns a function that stops it. */
function glide(marker: Marker, to: MapPoint): () => void {
  const from = marker.getLngLat();
  if (matchMedia(stillMotion).matches) {
    marker.setLngLat(to);
    return () => undefined;
  }
  let frame = 0;
  const startMs = performance.now();
  const step = (nowMs: number): void => {
    const share = Math.min(1, Math.max(0, (nowMs - startMs) / glideMs));
    marker.setLngLat([from.lng + (to.lng - from.lng) * share, from.lat + (to.lat - from.lat) * share]);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** A marker: an HTML element that MapLibre keeps at its point. */
export function MarkerOnMap({ map, marker }: { readonly map: MapLibre; readonly marker: MapMarker }) {
  const { name, icon, look, to } = marker;
  const { lat, lng } = marker.at;
  const [element] = useState(() => document.createElement('div'));
  const held = useRef<Marker | null>(null);
  const start = useRef({ lat, lng });
  useEffect(() => {
    element.title = name;
    // A link has its own name.
    if (to !== undefined) return;
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', name);
  }, [element, name, to]);
  useEffect(() => {
    const anchor = look === 'live' ? 'center' : 'bottom';
    const made = new Marker({ element, anchor }).setLngLat(start.current).addTo(map);
    held.current = made;
    return () => {
      held.current = null;
      made.remove();
    };
  }, [map, element, look]);
  useEffect(() => {
    start.current = { lat, lng };
    return held.current ? glide(held.current, { lat, lng }) : undefined;
  }, [lat, lng]);
  const face = (
    <span className={styles['marker']} data-look={look}>
      <Icon name={icon} />
    </span>
  );
  return createPortal(
    to === undefined ? (
      face
    ) : (
      <Link to={to} aria-label={name} className={styles['markerLink']}>
        {face}
      </Link>
    ),
    element,
  );
}
