import stepper from '../../../../ui/stepper/stepper.module.css';
import { lateView } from '../../../../ui/lazy/late-view.tsx';
import styles from './add-vehicle.module.css';
import type { AddVehicleProps } from './add-vehicle-view.tsx';

/**
 * 'Add', then the stepper of a vehicle, 44 px high and as wide as its container. The server renders it; its code is
 * loaded on the first interaction. `search` must be a stable object.
 */
export const AddVehicle = lateView<AddVehicleProps>(
  async () => (await import('./add-vehicle-view.tsx')).AddVehicleView,
  [styles, stepper],
);
