import { rental, type TestMarket, writeRental } from '../index.ts';
import { formOf, vehicleFields } from '../partner-forms.fixture.ts';
import type { WriteSamples } from './write-sample.ts';

const withRental = new WeakMap<TestMarket['ctx'], Promise<void>>();

/** Adds the rental module, providers and vehicles to a market, once. */
export function writeRentalOnce({ ctx }: TestMarket): Promise<void> {
  const writing = withRental.get(ctx) ?? writeRental(ctx);
  withRental.set(ctx, writing);
  return writing;
}

const compact = { query: { vehicle_id: rental.vehicles.compact } };

async function newCustomer(market: TestMarket): Promise<{ token: string }> {
  await writeRentalOnce(market);
  return { token: (await market.newCustomer()).token };
}

async function staffOfWheels(market: TestMarket): Promise<{ token: string }> {
  await writeRentalOnce(market);
  const body = { role: 'store', holder_id: rental.providers.wheels } as const;
  const { token } = await market.call('ops.giveToken', { body }, { token: await market.operatorToken() });
  return { token };
}

/** Writes about vehicles and providers. */
export const vehicleSamples: WriteSamples<
  | 'rentalWishlist.add'
  | 'rentalWishlist.remove'
  | 'ops.addVehicle'
  | 'ops.changeVehicle'
  | 'ops.setProviderDiscount'
> = {
  'ops.addVehicle': async (market) => ({
    caller: await staffOfWheels(market),
    input: { body: formOf(await vehicleFields()) },
  }),
  'ops.changeVehicle': async (market) => ({
    caller: await staffOfWheels(market),
    input: {
      params: { id: rental.vehicles.compact },
      body: { hourly_price: 12, units: [{ plate: 'SAB 1234' }] },
    },
  }),
  // With a minimum high enough to leave the prices of the other samples' trips alone.
  'ops.setProviderDiscount': async (market) => ({
    caller: await staffOfWheels(market),
    input: {
      params: { id: rental.providers.wheels },
      body: { discount: { percent: 20, min_purchase: 10_000 } },
    },
  }),
  'rentalWishlist.add': async (market) => ({ caller: await newCustomer(market), input: compact }),
  'rentalWishlist.remove': async (market) => {
    const caller = await newCustomer(market);
    await market.call('rentalWishlist.add', compact, caller);
    return { caller, input: compact };
  },
};
