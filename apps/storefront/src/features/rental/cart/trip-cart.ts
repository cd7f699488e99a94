import type { Body, Reply } from '@promenade/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';

/** Vehicles of one provider for one trip, as every call of the trip cart returns it. */
export type TripCart = Reply<'tripCart.get'>;
export type TripLine = TripCart['carts'][number];
/** Where, when, and for how long. */
export type CartTrip = NonNullable<TripCart['user_data']>;

export const emptyTripCart: TripCart = { carts: [], user_data: null };

/** Changes with the cart and its trip, as its price does. */
export const versionOf = ({ carts, user_data: trip }: VersionedCart): string =>
  JSON.stringify([carts.map(({ id, quantity }) => [id, quantity]), trip]);

interface VersionedCart extends Pick<TripCart, 'user_data'> {
  readonly carts: readonly Pick<TripLine, 'id' | 'quantity'>[];
}

/** The current shopper's trip cart. */
export const tripCartQuery = queryOptions({
  queryKey: ['tripCart.get'] as const,
  queryFn: async ({ signal }) => call('tripCart.get', { query: await guestQuery(), signal }),
  // Another tab may have changed it.
  refetchOnWindowFocus: true,
});

type Without<Id extends 'tripCart.add' | 'tripCart.confirm' | 'tripCart.update' | 'tripCart.change'> = Omit<
  Body<Id>,
  'guest_id'
>;

/** A change of the trip cart as data. */
export type TripCartChange =
  | { readonly kind: 'add'; readonly body: Without<'tripCart.add'> }
  | { readonly kind: 'confirm'; readonly body: Without<'tripCart.confirm'> }
  | { readonly kind: 'quantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'trip'; readonly id: string; readonly body: Without<'tripCart.change'> }
  | { readonly kind: 'remove'; readonly lineIds: readonly string[] }
  | { readonly kind: 'clear' };

/** Sends a change under its key: however often it is sent, it happens once. */
export async function sendChange(change: TripCartChange, idempotencyKey: string): Promise<TripCart> {
  const guest = await guestQuery();
  // rental.md, section 7: beside a token it is null, where a call has a body.
  const who = { guest_id: null, ...guest };
  switch (change.kind) {
    case 'add':
      return call('tripCart.add', { body: { ...change.body, ...who }, idempotencyKey });
    case 'confirm':
      return call('tripCart.confirm', { body: { ...change.body, ...who }, idempotencyKey });
    case 'quantity': {
      const body = { cart_id: change.lineId, quantity: change.quantity, ...who };
      return call('tripCart.update', { body, idempotencyKey });
    }
    case 'trip': {
      const body = { ...change.body, ...who };
      return call('tripCart.change', { params: { id: change.id }, body, idempotencyKey });
    }
    case 'remove': {
      const [first = '', ...more] = change.lineIds;
      if (more.length === 0)
        return call('tripCart.removeLine', { query: { cart_id: first, ...guest }, idempotencyKey });
      const query = { cart_ids: change.lineIds.join(','), ...guest };
      return call('tripCart.removeLines', { query, idempotencyKey });
    }
    case 'clear':
      return call('tripCart.clear', { query: guest, idempotencyKey });
  }
}

/** The cart as a change will leave it, as far as that can be predicted without the server: quantities and removals. */
export function foreseen(cart: TripCart, change: TripCartChange): TripCart {
  if (change.kind === 'clear') return emptyTripCart;
  if (change.kind === 'quantity') {
    const { lineId, quantity } = change;
    const scaled = (amount: number, before: number) => (amount / before) * quantity;
    const carts = cart.carts.map((line) =>
      line.id === lineId
        ? {
            ...line,
            quantity,
            gross_price: scaled(line.gross_price, line.quantity),
            price: scaled(line.price, line.quantity),
          }
        : line,
    );
    return { ...cart, carts };
  }
  if (change.kind !== 'remove') return cart;
  const carts = cart.carts.filter(({ id }) => !change.lineIds.includes(id));
  // RENT-08: removing the last line deletes the trip.
  return carts.length > 0 ? { ...cart, carts } : emptyTripCart;
}

/** The quantity of a vehicle in the cart, over all its lines. */
export const heldOf = (cart: TripCart, vehicleId: string): number =>
  cart.carts.reduce((sum, line) => (line.vehicle.id === vehicleId ? sum + line.quantity : sum), 0);
