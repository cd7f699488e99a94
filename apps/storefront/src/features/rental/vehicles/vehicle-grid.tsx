import { Card } from '../../../ui/card/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { TripSearch } from '../search/trip-search.ts';
import type { VehicleCardView } from './vehicle-card-view.ts';
import { VehicleCard } from './vehicle-card.tsx';
import cards from '../cards.module.css';
import cardStyles from './vehicle-card.module.css';
import styles from './vehicle-grid.module.css';

export interface VehiclesProps {
  readonly vehicles: readonly VehicleCardView[];
  readonly trip: TripSearch;
  readonly from: string;
}

/** Vehicles in a grid. */
export function VehicleGrid({
  vehicles,
  trip,
  from,
  eager = false,
}: VehiclesProps & { readonly eager?: boolean }) {
  return (
    <ul className={styles['grid']}>
      {vehicles.map((vehicle, place) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} trip={trip} from={from} eager={eager && place === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Skeletons of vehicles, in their final shape. */
export function VehicleSkeletons({ count = 6 }: { readonly count?: number }) {
  return (
    <Loading className={styles['grid']}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have nothing else to go by.
        <Card key={place} className={cards['card']}>
          <Skeleton shape="block" className={cardStyles['picture']} />
          <div className={cardStyles['text']}>
            <Skeleton shape="title" share={60} />
            <Skeleton share={40} />
            <Skeleton share={80} />
            <Skeleton share={40} />
          </div>
        </Card>
      ))}
    </Loading>
  );
}
