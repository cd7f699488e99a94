import type { Body } from '@promenade/contract/calls';
import { type Caller, fourHours, rental, type TestMarket } from '../index.ts';
import { writeRentalOnce } from './vehicle-samples.ts';
import type { WriteSamples } from './write-sample.ts';

/** A bicycle for four hours. */
export const bicycle: Body<'tripCart.confirm'> = { vehicle_id: rental.vehicles.bicycle, ...fourHours };

/** Adds a bicycle to the caller's trip cart, and returns the ids of the cart and the line. */
export async function hireBicycle(
  market: TestMarket,
  caller: Caller,
): Promise<{ tripCartId: string; tripLineId: string }> {
  await writeRentalOnce(market);
  const { carts, user_data } = await market.call('tripCart.confirm', { body: bicycle }, caller);
  return { tripCartId: user_data?.id ?? '', tripLineId: carts[0]?.id ?? '' };
}

async function newGuest(market: TestMarket): Promise<Caller> {
  await writeRentalOnce(market);
  return { guestId: (await market.newGuest()).guestId };
}

async function hiring(market: TestMarket) {
  const caller = await newGuest(market);
  return { caller, ...(await hireBicycle(market, caller)) };
}

/** Writes to the trip cart. */
export const tripCartSamples: WriteSamples<
  | 'tripCart.add'
  | 'tripCart.confirm'
  | 'tripCart.update'
  | 'tripCart.change'
  | 'tripCart.removeLine'
  | 'tripCart.removeLines'
  | 'tripCart.clear'
> = {
  'tripCart.add': async (market) => ({ caller: await newGuest(market), input: { body: bicycle } }),
  'tripCart.confirm': async (market) => ({ caller: await newGuest(market), input: { body: bicycle } }),
  'tripCart.update': async (market) => {
    const { caller, tripLineId } = await hiring(market);
    return { caller, input: { body: { ...fourHours, cart_id: tripLineId, quantity: 2 } } };
  },
  'tripCart.change': async (market) => {
    const { caller, tripCartId } = await hiring(market);
    const body = { ...fourHours, estimated_hours: 6, destination_location: fourHours.pickup_location };
    return { caller, input: { params: { id: tripCartId }, body } };
  },
  'tripCart.removeLine': async (market) => {
    const { caller, tripLineId } = await hiring(market);
    return { caller, input: { query: { cart_id: tripLineId } } };
  },
  'tripCart.removeLines': async (market) => {
    const { caller, tripLineId } = await hiring(market);
    return { caller, input: { query: { cart_ids: tripLineId } } };
  },
  'tripCart.clear': async (market) => {
    const { caller } = await hiring(market);
    return { caller, input: { query: { vehicle_id: rental.vehicles.bicycle, quantity: 1 } } };
  },
};
