import stepper from '../../../../ui/stepper/stepper.module.css';
import { lateView } from '../../../../ui/lazy/late-view.tsx';
import styles from './add-vehicle.module.css';
import type { AddVehicleProps } from './add-vehicle-view.tsx';

/**
 * 'Add' and then the stepper of a vehicle, 44 px high and as wide as its place. The server writes it; its code comes
 * once somebody is there. Give it a `search` that stays the same object.
 */
export const AddVehicle = lateView<AddVehicleProps>(
  async () => (await import('./add-vehicle-view.tsx')).AddVehicleView,
  [styles, stepper],
);
