import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { stillHere } from '../../../lib/view/while-here.ts';
import { lackingLines, lackOf } from './lacking.ts';
import { RemoveAndContinue } from './trip/trip-vehicle-list.tsx';
import type { TripCart } from './trip-cart.ts';
import { useChangeTripCart, useShowFailure } from './use-trip-cart.ts';

interface RemoveLackingProps {
  readonly open: boolean;
  readonly cart: TripCart;
  readonly onCancel: () => void;
  /**
   * The unavailable vehicles are out of the cart; whether the shopper is still where they removed them, and has not
   * changed their mind.
   */
  readonly onGone: (cart: TripCart, isHere: boolean) => void;
}

/** Remove and continue (RENT-18): removes the lines that are not free for this trip, and goes on. */
export function RemoveLacking({ open, cart, onCancel, onGone }: RemoveLackingProps) {
  const { t } = useTranslation();
  const { change, busy } = useChangeTripCart();
  const showFailure = useShowFailure();
  const lines = lackingLines(cart);
  const noteOf = (free: number): string =>
    free > 0 ? t('trips.mostOfVehicle', { count: free }) : t('trips.notAvailable');
  const isWanted = useRef(false);
  const remove = (): void => {
    const isHere = stillHere();
    isWanted.current = true;
    change({ kind: 'remove', lineIds: lines.map(({ id }) => id) })
      .then((left) => onGone(left, isWanted.current && isHere()))
      .catch(showFailure);
  };
  const cancel = (): void => {
    isWanted.current = false;
    onCancel();
  };
  return (
    <RemoveAndContinue
      open={open}
      title={t('trips.lackingTitle')}
      description={t('trips.lackingText')}
      vehicles={lines.map((line) => ({
        id: line.id,
        name: line.vehicle.name,
        thumbnail_full_url: line.vehicle.thumbnail_full_url,
        note: noteOf(lackOf(line, cart) ?? 0),
      }))}
      busy={busy}
      onRemove={remove}
      onCancel={cancel}
    />
  );
}
