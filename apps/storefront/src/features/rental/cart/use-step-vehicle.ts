import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { heldOf, type TripCart, type TripLine } from './trip-cart.ts';
import { useChangeTripCart, useShowFailure } from './use-trip-cart.ts';

/** Increases or reduces a line's quantity by one, with the update call (RENT-07); reducing the last one removes it. */
export function useStepVehicle(cart: TripCart): (line: TripLine, by: 1 | -1) => void {
  const { t } = useTranslation();
  const { change } = useChangeTripCart();
  const showFailure = useShowFailure();
  return (line, by) => {
    const free = line.vehicle.total_vehicle_count;
    const held = heldOf(cart, line.vehicle.id);
    if (by === 1 && held >= free) {
      showToast('error', free > 0 ? t('trips.mostOfVehicle', { count: free }) : t('trips.notAvailable'));
      return;
    }
    const quantity = line.quantity + by;
    const wanted =
      quantity > 0
        ? ({ kind: 'quantity', lineId: line.id, quantity } as const)
        : ({ kind: 'remove', lineIds: [line.id] } as const);
    change(wanted)
      .then(() => held + by === 0 && showToast('success', t('trips.removed')))
      .catch(showFailure);
  };
}
