import { z } from 'zod';
import { id, money, multiPolygon } from '../endpoint/index.ts';

/** Delivery rates of a zone, in major units. */
const deliveryPrice = z.object({
  per_km: money,
  minimum: money,
  maximum: money.nullable(),
  fixed: money.nullable(),
  surge_percent: z.number().int().describe('Surcharge in percent at times not covered by surge_times.'),
  surge_times: z
    .array(
      z.object({
        days: z.array(z.number().int()),
        from: z.string(),
        until: z.string(),
        percent: z.number().optional(),
        amount: money.optional(),
      }),
    )
    .describe(
      'Surcharges by time: HH:mm in the market’s local time, days from 0 (Sunday), with percent or amount.',
    ),
});

/** Zones as a GeoJSON FeatureCollection; `delivery` is by module type. */
export const zoneCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id,
      properties: z.object({
        slug: z.string(),
        name: z.record(z.string(), z.string()),
        active: z.boolean(),
        delivery: z.record(z.string(), deliveryPrice),
      }),
      geometry: multiPolygon,
    }),
  ),
});

// A market has tens of zones; a country divided by postcode has some hundreds.
const MOST_ZONES = 1000;

/**
 * The same as a request. Features are validated one by one on the server and reported by index, so their shape is not part of
 * the contract. Additional members that drawing programs write (`crs`, `name`) are ignored.
 */
export const zoneCollectionGiven = z
  .looseObject({
    type: z.literal('FeatureCollection'),
    features: z.array(z.unknown()).min(1).max(MOST_ZONES),
  })
  .readonly();

/** What changed for a zone. */
export const zoneChange = z.object({
  id,
  slug: z.string(),
  state: z.enum(['added', 'kept', 'switched_off']),
});
