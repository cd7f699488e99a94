import type { Kysely } from 'kysely';
import { type ModuleRow, writeMarket } from '../modules/settings/index.ts';
import { writeZones } from '../modules/zones/index.ts';
import { type Ctx, over } from '../platform/context.ts';
import { local } from './local-text.fixture.ts';
import { fixture } from './market.fixture.ts';
import { storeRows } from './menu.fixture.ts';
import { rateRows } from './places.fixture.ts';
import { brandRows, categoryRows, rental, unitRows, vehicleRows } from './vehicles.fixture.ts';

export { rental, unitsOf } from './vehicles.fixture.ts';

const { providers, modules } = rental;
const { centre, coast } = fixture.zones;

// Like the corner shop, open all day.
const providerStore = (row: object) => ({ ...storeRows.at(-1), module_id: modules.rental, ...row });

const stores = [
  providerStore({
    id: providers.wheels,
    zone_id: centre,
    slug: 'city-wheels',
    name: 'City Wheels',
    kind: local('Cars and bicycles'),
    lat: -34.903,
    lng: -56.188,
    tax_percent: 22,
    discount_percent: 15,
    discount_minimum_minor: 10_000,
    discount_maximum_minor: 3000,
    rating: 4.5,
    rating_count: 20,
  }),
  providerStore({
    id: providers.coastal,
    zone_id: coast,
    slug: 'coastal-cars',
    name: 'Coastal Cars',
    kind: local('Cars'),
    lat: -34.914,
    lng: -56.15,
    joined_at: '2026-06-01T00:00:00Z',
  }),
];

const providerList = [
  { store_id: providers.wheels, pickup_zone_ids: [centre], discount_ends_at: '2026-07-01T00:00:00Z' },
  { store_id: providers.coastal, pickup_zone_ids: [centre, coast] },
];

const rentalModule: ModuleRow = {
  id: modules.rental,
  module_type: 'rental',
  name: local('Rental'),
  icon: 'modules/rental.webp',
  active: true,
  position: 6,
};

type AnyTables = Record<string, Record<string, unknown>>;

async function insertAll(db: Kysely<AnyTables>, table: string, rows: readonly object[]): Promise<void> {
  for (const row of rows)
    await db
      .insertInto(table)
      .values(row as Record<string, unknown>)
      .execute();
}

/** Adds a rental module with {@link rental}'s two providers and their vehicles to the fixture's stores. */
export async function writeRental(ctx: Ctx): Promise<void> {
  const db = over<AnyTables>(ctx);
  await writeMarket(ctx, {}, [rentalModule]);
  const ofFood = rateRows.filter(({ module_id }) => module_id === fixture.modules.food);
  await writeZones(
    ctx,
    [],
    ofFood.map((rate) => ({ ...rate, module_id: modules.rental })),
  );
  await insertAll(db, 'stores', stores);
  await insertAll(db, 'providers', providerList);
  await insertAll(db, 'vehicle_categories', categoryRows);
  await insertAll(db, 'vehicle_brands', brandRows);
  await insertAll(db, 'vehicles', vehicleRows);
  await insertAll(db, 'vehicle_units', unitRows);
}

/** The trip that {@link insertTrip} inserts. */
interface TestTrip {
  readonly shopperId: string;
  readonly vehicleId: string;
  readonly quantity?: number;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly providerId?: string;
}

const tripRow = ({ shopperId, fromMs, untilMs, providerId = providers.wheels }: TestTrip) => ({
  shopper_id: shopperId,
  module_id: modules.rental,
  store_id: providerId,
  provider: {},
  rental_type: 'hourly',
  hours: (untilMs - fromMs) / 3_600_000,
  pickup: { name: 'Here', ...fixture.points.centre },
  pickup_now: false,
  starts_at: new Date(fromMs),
  ends_at: new Date(untilMs),
  status: 'confirmed',
  payment_status: 'unpaid',
  payment_method: 'cash_on_delivery',
  total_minor: 0,
  bill: {},
  contact_name: 'Ana Silva',
  contact_phone: '+59899000111',
  contact_email: 'ana@example.com',
});

const freeLine = {
  position: 1,
  slug: 'vehicle',
  name: local('Vehicle'),
  image: 'v.webp',
  rate_minor: 0,
  gross_minor: 0,
  discount_minor: 0,
  coupon_minor: 0,
  tax_minor: 0,
  total_minor: 0,
};

/** Inserts a trip with one line and no reserved units, for the tests of holds. */
export async function insertTrip(ctx: Ctx, trip: TestTrip): Promise<{ tripId: string; lineId: string }> {
  const [tripId, lineId, at] = [ctx.ids.next(), ctx.ids.next(), new Date(ctx.clock.now())];
  const db = over<AnyTables>(ctx);
  await insertAll(db, 'trips', [{ id: tripId, ...tripRow(trip), created_at: at, updated_at: at }]);
  const line = { id: lineId, trip_id: tripId, vehicle_id: trip.vehicleId, quantity: trip.quantity ?? 1 };
  await insertAll(db, 'trip_lines', [{ ...line, ...freeLine }]);
  return { tripId, lineId };
}
