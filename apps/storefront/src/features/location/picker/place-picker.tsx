import { Suspense } from 'react';
import type { PlacePickerProps } from '../../../lib/address/address-forms.ts';
import { classNames } from '../../../ui/class-names.ts';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './place-picker.module.css';

const View = lazyView<PlacePickerProps>(
  async () => (await import('./place-picker-view.tsx')).PlacePickerView,
);

/**
 * A search, the device's position, a map to put the pin on, and the address of the pin. Its code is loaded when it is
 * first rendered.
 */
export function PlacePicker(props: PlacePickerProps) {
  // As high as what comes: what is below must not move under a finger.
  const waiting = (
    <Loading className={classNames(styles['picker'], styles['wait'])}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" className={styles['map']} />
      <Skeleton shape="block" />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <View {...props} />
    </Suspense>
  );
}
