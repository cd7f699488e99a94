import { Suspense } from 'react';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import type { MapArea } from '../../../ui/map/map-types.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Place } from '../choosing/place.ts';
import styles from './place-picker.module.css';

export interface PlacePickerProps {
  /** The chosen place. Its `text` is empty while the address of the point is looked up: wait for it before going on. */
  readonly value: Place;
  readonly onChange: (place: Place) => void;
  /** Zones to show; the map then starts at zoom 9 rather than 17 (readings.md, map zoom). */
  readonly areas?: readonly MapArea[];
}

const View = lazyView<PlacePickerProps>(
  async () => (await import('./place-picker-view.tsx')).PlacePickerView,
);

/** A search, a map to put the pin on, and the address of the pin. Its code loads when it is first drawn. */
export function PlacePicker(props: PlacePickerProps) {
  const waiting = (
    <Loading className={styles['picker']}>
      <Skeleton shape="block" className={styles['searchWait']} />
      <Skeleton shape="block" className={styles['map']} />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <View {...props} />
    </Suspense>
  );
}
