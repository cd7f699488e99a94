import type { TripCart, TripCartChange } from '../trip-cart.ts';
import { fieldsOfCart, type TripFields } from '../trip-fields.ts';
import type { TripQuestion } from './asked.ts';
import type { VehicleCardView } from '../../vehicles/vehicle-card-view.ts';

/** The answer to a question: yes, or to add to the trip as it is. */
export type AddAnswer = 'yes' | 'as_it_is';

/** What is to be added, and to which trip. */
export interface Asked {
  readonly vehicle: VehicleCardView;
  readonly cart: TripCart;
  /** The search; null if it is not a complete trip yet. */
  readonly trip: TripFields | null;
}

/** The changes that a yes results in, in their order (RENT-05). */
export function agreedChanges(
  { dialog }: Pick<TripQuestion, 'dialog'>,
  answer: AddAnswer,
  { vehicle, cart, trip: asked }: Asked,
): TripCartChange[] {
  const trip = asked ?? (cart.user_data && fieldsOfCart(cart.user_data));
  const one = { vehicle_id: vehicle.id, quantity: 1 };
  if (!trip || answer === 'as_it_is') return [{ kind: 'add', body: one }];
  if (dialog === 'same_provider') return [{ kind: 'add', body: { ...one, ...trip, replace: true } }];
  const isListed = dialog === 'trip_vehicle_list' || dialog === 'remove_and_continue';
  if (!isListed || !cart.user_data) return [{ kind: 'confirm', body: { ...one, ...trip } }];
  return [
    { kind: 'trip', id: cart.user_data.id, body: { ...trip, remove_conflicting: true } },
    { kind: 'add', body: { ...one, ...trip } },
  ];
}
