import { z } from 'zod';
import { money } from '../endpoint/index.ts';

/** Delivery rates: per kilometre with a minimum and maximum, or fixed. */
export const deliveryRates = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('per_km'),
    per_km: money,
    minimum: money,
    maximum: money.nullable(),
  }),
  z.object({ kind: z.literal('fixed'), fixed: money }),
]);
