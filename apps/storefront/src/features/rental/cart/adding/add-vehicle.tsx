import stepper from '../../../../ui/stepper/stepper.module.css';
import { lateView } from '../../../../ui/lazy/late-view.tsx';
import type { TripSearch } from '../../search/trip-search.ts';
import styles from './add-vehicle.module.css';
import type { VehicleCardView } from '../../vehicles/vehicle-card-view.ts';

export interface AddVehicleProps {
  readonly vehicle: VehicleCardView;
  /** What is searched for, where the vehicle is shown. */
  readonly search: TripSearch;
  /** Offers to add it once more beside the stepper, as another rental option (RENT-07): where there is room for it. */
  readonly again?: boolean;
}

/**
 * 'Add' and then the stepper of a vehicle, 44 px high and as wide as its place. The server writes it; its code comes
 * once somebody is there. Give it a `search` that stays the same object.
 */
export const AddVehicle = lateView<AddVehicleProps>(
  async () => (await import('./add-vehicle-view.tsx')).AddVehicleView,
  [styles, stepper],
);
