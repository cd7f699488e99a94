import { z } from 'zod';
import { money } from '../endpoint/index.ts';

/** What delivery is charged by: the kilometre within its bounds, or one price for every way. */
export const deliveryRates = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('per_km'),
    per_km: money,
    minimum: money,
    maximum: money.nullable(),
  }),
  z.object({ kind: z.literal('fixed'), fixed: money }),
]);
