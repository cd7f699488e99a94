import { Stepper } from '../../../../ui/stepper/stepper.tsx';
import { heldOf, type TripCart, type TripLine } from '../trip-cart.ts';
import { useStepVehicle } from '../use-step-vehicle.ts';
import styles from './add-vehicle.module.css';

interface VehicleStepsProps {
  /** The line of the vehicle that the stepper changes. */
  readonly line: TripLine;
  readonly cart: TripCart;
}

/** The quantity of a vehicle in the cart, over all its lines (RENT-07). */
export function VehicleSteps({ line, cart }: VehicleStepsProps) {
  const step = useStepVehicle(cart);
  return (
    <div className={styles['control']}>
      <Stepper
        label={line.vehicle.name}
        value={heldOf(cart, line.vehicle.id)}
        onIncrease={() => step(line, 1)}
        onDecrease={() => step(line, -1)}
        onDelete={() => step(line, -1)}
      />
    </div>
  );
}
