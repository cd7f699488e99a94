import { z } from 'zod';
import { id, money, multiPolygon } from '../endpoint/index.ts';

/** What a delivery costs in a zone; major units. */
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

// A market has tens of zones; whoever cuts a country by postcode has some hundreds.
const MOST_ZONES = 1000;

/**
 * The same as it is given: each feature is judged by itself and told of by its place, so its shape is not the
 * contract's business. Drawing programs add members of their own (`crs`, `name`), which are passed over.
 */
export const zoneCollectionGiven = z
  .looseObject({
    type: z.literal('FeatureCollection'),
    features: z.array(z.unknown()).min(1).max(MOST_ZONES),
  })
  .readonly();

/** What became of a zone. */
export const zoneChange = z.object({
  id,
  slug: z.string(),
  state: z.enum(['added', 'kept', 'switched_off']),
});
