import { Scroller } from '../../../ui/scroller/scroller.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import type { VehiclesProps } from './vehicle-grid.tsx';
import styles from './vehicle-strip.module.css';

/** Vehicles side by side. */
export function VehicleStrip({ vehicles, trip, from, label }: VehiclesProps & { readonly label: string }) {
  return (
    <Scroller label={label}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className={styles['tile']}>
          <VehicleCard vehicle={vehicle} trip={trip} from={from} />
        </li>
      ))}
    </Scroller>
  );
}
