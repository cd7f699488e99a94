import type { Ctx } from '@promenade/server/platform/context.ts';
import { writeMarket } from '@promenade/server/modules/settings/index.ts';
import { writeZones } from '@promenade/server/modules/zones/index.ts';
import { sql } from 'kysely';
import { numberedId, type ScaledMarket } from './market-at-scale.ts';

/** The number of providers, and their vehicles. */
export interface FleetScale {
  readonly providers: number;
  readonly vehicles: number;
  readonly unitsOfEach: number;
  /** Trips of the next three months, of one unit each. */
  readonly trips: number;
}

const moduleId = '01941f29-7c00-7000-8000-0000000000a6';
const zones = ['01941f29-7c00-7000-8000-0000000000b6', '01941f29-7c00-7000-8000-0000000000b7'] as const;
const shopperId = '01941f29-7c00-7000-8000-0000000000f6';
const point = { lat: -34.9, lng: -56.18 };
const local = (text: string) => ({ en: text, ar: text, nl: text, fr: text });
/** Trips begin on the hour. */
const HOURS_AHEAD = 90 * 24;

const ring = (west: number, east: number) =>
  [
    [west, -35],
    [east, -35],
    [east, -34.8],
    [west, -34.8],
    [west, -35],
  ] as const;

async function writePlaces(ctx: Ctx): Promise<void> {
  await writeMarket(ctx, { businessName: 'Bench', timeZone: 'America/Montevideo' }, [
    { id: moduleId, module_type: 'rental', name: local('Rental'), icon: 'r.webp', active: true, position: 1 },
  ]);
  const rate = {
    per_km_minor: 2000,
    minimum_minor: 0,
    maximum_minor: null,
    fixed_minor: null,
    surge_percent: 0,
    surge_times: [],
  };
  await writeZones(
    ctx,
    [
      { id: zones[0], slug: 'west', name: local('West'), shape: [[ring(-56.3, -56.1)]], active: true },
      { id: zones[1], slug: 'east', name: local('East'), shape: [[ring(-56.1, -56)]], active: true },
    ],
    zones.map((zone_id) => ({ zone_id, module_id: moduleId, ...rate })),
  );
}

// Every third provider offers pickup in the east only.
async function writeProviders(ctx: Ctx, { providers }: FleetScale): Promise<void> {
  await sql`
    insert into stores (id, module_id, zone_id, slug, name, kind, address, lat, lng, logo, cover, cover_width, cover_height,
      opening_hours, delivery_minutes_from, delivery_minutes_to, delivery, take_away, schedule_order, rating, rating_count, joined_at)
    select ${numberedId('d', 'n')}, ${moduleId}, ${zones[0]}, 'provider-' || n, 'Provider ' || n, '{"en":"Cars"}',
      'Street ' || n, -34.98 + 0.16 * ((n * 7919) % 1000) / 1000.0, -56.28 + 0.26 * ((n * 104729) % 1000) / 1000.0,
      'logo.webp', 'cover.webp', 736, 320,
      (select jsonb_agg(jsonb_build_object('weekday', d, 'opensMinute', 0, 'closesMinute', 1440)) from generate_series(0, 6) as d),
      20, 35, false, true, true, 3 + (n % 20) / 10.0, n % 400, now() - make_interval(hours => n)
    from generate_series(1, ${providers}::int) as n`.execute(ctx.db);
  await sql`
    insert into providers (store_id, pickup_zone_ids)
    select ${numberedId('d', 'n')}, case when n % 3 = 0 then array[${zones[1]}::uuid] else ${sql.val([...zones])}::uuid[] end
    from generate_series(1, ${providers}::int) as n`.execute(ctx.db);
  await sql`insert into vehicle_categories (id, slug, name, image, position)
    select ${numberedId('c', 'n')}, 'category-' || n, jsonb_build_object('en', 'Category ' || n), 'c.webp', n
    from generate_series(1, 12) as n`.execute(ctx.db);
  await sql`insert into vehicle_brands (id, slug, name, image, position)
    select ${numberedId('b', 'n')}, 'brand-' || n, 'Brand ' || n, 'b.webp', n from generate_series(1, 30) as n`.execute(
    ctx.db,
  );
}

async function writeVehicles(ctx: Ctx, { providers, vehicles, unitsOfEach }: FleetScale): Promise<void> {
  await sql`
    insert into vehicles (id, store_id, category_id, brand_id, slug, name, description, body, image, image_width,
      image_height, seats, transmission, fuel, air_condition, hourly_minor, daily_minor, per_km_minor, discount_type,
      discount_value, rating, rating_count, trip_count, listed_at)
    select ${numberedId('e', 'n')}, ${numberedId('d', `1 + n % ${providers}`)}, ${numberedId('c', '1 + n % 12')},
      ${numberedId('b', '1 + n % 30')}, 'vehicle-' || n,
      jsonb_build_object('en', w || ' ' || n, 'ar', 'سيارة ' || n, 'nl', w || ' nl ' || n, 'fr', w || ' fr ' || n),
      '{"en":"A vehicle","ar":"مركبة","nl":"Een voertuig","fr":"Un véhicule"}', 'sedan', 'v.webp', 800, 500,
      2 + n % 7, (array['automatic','manual'])[1 + n % 2], (array['petrol','diesel','hybrid','electric'])[1 + n % 4],
      n % 3 > 0, case when n % 10 < 9 then 500 + (n * 37) % 4000 end, 3000 + (n * 53) % 20000,
      case when n % 2 = 0 then 50 + n % 400 end, case when n % 5 = 0 then 'percent' end, case when n % 5 = 0 then 10 end,
      case when n % 4 > 0 then 2.5 + (n % 25) / 10.0 else 0 end, case when n % 4 > 0 then n % 90 else 0 end,
      (n * 31) % 900, now() - make_interval(hours => n)
    from generate_series(1, ${vehicles}::int) as n,
      lateral (select (array['Tero','Ceibo','Ombu','Hornero','Benteveo','Carpincho','Mulita','Nandu'])[1 + n % 8] as w) as words`.execute(
    ctx.db,
  );
  await sql`
    insert into vehicle_units (id, vehicle_id, plate)
    select ${numberedId('f', 'n')}, ${numberedId('e', `1 + (n - 1) / ${unitsOfEach}`)}, 'P ' || n
    from generate_series(1, ${vehicles * unitsOfEach}::int) as n`.execute(ctx.db);
}

// Every unit's trips follow one another: twelve hours each, with a gap that differs by unit.
async function writeTrips(ctx: Ctx, { vehicles, unitsOfEach, trips }: FleetScale): Promise<void> {
  await sql`insert into shoppers (id, created_at) values (${shopperId}, now())`.execute(ctx.db);
  const units = vehicles * unitsOfEach;
  const unit = `1 + (n * 7 % ${units})`;
  const starts = sql.raw(
    `date_trunc('hour', now()) + make_interval(hours => (n / ${units} * 700 + n * 13 % ${HOURS_AHEAD / 4})::int)`,
  );
  await sql`
    insert into trips (id, shopper_id, module_id, store_id, provider, rental_type, hours, pickup, pickup_now, starts_at,
      ends_at, status, payment_status, payment_method, total_minor, bill, contact_name, contact_phone, contact_email,
      created_at, updated_at)
    select ${numberedId('a', 'n')}, ${shopperId}, ${moduleId}, v.store_id, '{}', 'hourly', 12, '{}', false, ${starts},
      ${starts} + interval '12 hours', 'confirmed', 'unpaid', 'cash_on_delivery', 0, '{}', 'Bench', '+59829001234',
      'bench@example.org', now(), now()
    from generate_series(1, ${trips}::int) as n
      join vehicles v on v.id = ${numberedId('e', `1 + (${unit} - 1) / ${unitsOfEach}`)}`.execute(ctx.db);
  await sql`
    insert into trip_lines (id, trip_id, position, vehicle_id, slug, name, image, quantity, rate_minor, gross_minor,
      discount_minor, coupon_minor, tax_minor, total_minor)
    select ${numberedId('9', 'n')}, ${numberedId('a', 'n')}, 1, ${numberedId('e', `1 + (${unit} - 1) / ${unitsOfEach}`)},
      'vehicle', '{}', 'v.webp', 1, 0, 0, 0, 0, 0, 0
    from generate_series(1, ${trips}::int) as n`.execute(ctx.db);
  await sql`
    insert into trip_units (line_id, trip_id, vehicle_id, unit_id, during)
    select ${numberedId('9', 'n')}, ${numberedId('a', 'n')}, ${numberedId('e', `1 + (${unit} - 1) / ${unitsOfEach}`)},
      ${numberedId('f', unit)}, tstzrange(${starts}, ${starts} + interval '12 hours')
    from generate_series(1, ${trips}::int) as n
    on conflict do nothing`.execute(ctx.db);
}

/** Fills an empty, migrated database with a market of vehicles. Deterministic, except for the current day. */
export async function writeFleet(ctx: Ctx, scale: FleetScale): Promise<ScaledMarket> {
  await writePlaces(ctx);
  await writeProviders(ctx, scale);
  await writeVehicles(ctx, scale);
  await writeTrips(ctx, scale);
  await sql`vacuum analyze`.execute(ctx.db);
  // What was written while filling must not be flushed to disk during the measurement.
  await sql`checkpoint`.execute(ctx.db);
  return { moduleId, zoneId: zones[0], point };
}
