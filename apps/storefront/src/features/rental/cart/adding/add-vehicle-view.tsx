import { Queries } from '../../../../lib/api/queries.tsx';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useKeptFocus } from '../../../../ui/pass-focus/use-kept-focus.ts';
import { heldOf } from '../trip-cart.ts';
import { useTripCart } from '../use-trip-cart.ts';
import { AddQuestions } from './add-questions.tsx';
import styles from './add-vehicle.module.css';
import type { VehicleCardView } from '../../vehicles/vehicle-card-view.ts';
import { useAdding } from './use-adding.ts';
import type { TripSearch } from '../../search/trip-search.ts';
import { VehicleSteps } from './vehicle-steps.tsx';

export interface AddVehicleProps {
  readonly vehicle: VehicleCardView;
  /** The search, where the vehicle is shown. */
  readonly search: TripSearch;
  /** Offers to add it once more next to the stepper, with another rental option (RENT-07), if there is room. */
  readonly again?: boolean;
}

/** RENT-07: a count of 0 cannot be added; a press says why. */
function NotFree({ vehicle }: { readonly vehicle: VehicleCardView }) {
  const { t } = useTranslation();
  return (
    <Button
      look="soft"
      wide
      className={styles['control']}
      aria-label={`${t('trips.notFree')}: ${vehicle.name}`}
      onClick={() => showToast('error', t('trips.notAvailable'))}
    >
      {t('trips.notFree')}
    </Button>
  );
}

function Control({ vehicle, search, again = false }: AddVehicleProps) {
  const { t } = useTranslation();
  const { cart } = useTripCart();
  const adding = useAdding(vehicle, search, cart);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const line = cart.carts.findLast((one) => one.vehicle.id === vehicle.id);
  const held = heldOf(cart, vehicle.id);
  const add = (
    <Button
      icon="plus"
      wide
      look={line ? 'soft' : 'main'}
      className={styles['control']}
      busy={adding.busy && adding.question === null}
      aria-label={`${t(line ? 'trips.addAgain' : 'trips.add')}: ${vehicle.name}`}
      onClick={adding.add}
    >
      {t(line ? 'trips.addAgain' : 'trips.add')}
    </Button>
  );
  if (held === 0 && vehicle.total_vehicle_count <= 0) return <NotFree vehicle={vehicle} />;
  return (
    <>
      <div className={styles['place']} {...keptFocus}>
        {line && <VehicleSteps line={line} cart={cart} />}
        {(!line || again) && add}
      </div>
      <AddQuestions adding={adding} />
    </>
  );
}

/** Adds a vehicle to the trip cart, then counts it (RENT-02, RENT-05, RENT-07). */
export function AddVehicleView(props: AddVehicleProps) {
  return (
    <Queries>
      <Control {...props} />
    </Queries>
  );
}
