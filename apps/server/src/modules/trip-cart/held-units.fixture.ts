import { insertTrip, rental, type TestMarket, unitsOf } from '../../testing/index.ts';
import { holdUnits, releaseUnits, type TripWindow } from '../vehicles/index.ts';

const DAY_MS = 86_400_000;

/** Has another shopper's trip hold every unit of a vehicle, for a day from now unless told otherwise; answers how to end it. */
export async function holdEveryUnit(
  market: TestMarket,
  key: keyof typeof rental.vehicles,
  given?: TripWindow,
): Promise<() => Promise<void>> {
  const window = given ?? { fromMs: market.clock.now(), untilMs: market.clock.now() + DAY_MS };
  const { shopperId } = await market.newGuest();
  const hold = { vehicleId: rental.vehicles[key], quantity: unitsOf(key).length, ...window };
  const { tripId, lineId } = await insertTrip(market.ctx, { ...hold, shopperId });
  await holdUnits(market.ctx, { ...hold, tripId, lineId });
  return () => releaseUnits(market.ctx, tripId);
}
