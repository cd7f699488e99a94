import { z } from 'zod';
import { discountType, id, instant, money, moduleType } from '../endpoint/index.ts';

/** Whether a store is open, and the time of the next change, in UTC. */
export const openState = z.object({
  open: z.boolean(),
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
});

/** A store's discount on its items (rule 2 of api.md). */
export const storeDiscount = z.object({
  discount: z.number(),
  discount_type: z.literal('percent'),
  min_purchase: money,
  max_discount: money,
});

/** A store as a card shows it (look.md, Density). */
export const storeCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  module_id: id,
  module_type: moduleType,
  zone_id: id,
  logo_full_url: z.string(),
  cover_photo_full_url: z.string(),
  cover_width: z.number().int(),
  cover_height: z.number().int(),
  cuisines: z.array(z.string()),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  delivery_time: z
    .tuple([z.number().int(), z.number().int()])
    .describe('Delivery time in minutes, from and to.'),
  minimum_order: money,
  delivery: z.boolean(),
  take_away: z.boolean(),
  schedule_order: z.boolean(),
  free_delivery: z.boolean(),
  featured: z.boolean(),
  is_new: z.boolean(),
  discount: storeDiscount.nullable(),
  distance_metres: z
    .number()
    .nullable()
    .describe(
      'Distance by road from the store to the coordinates in the headers, in metres, as checkout charges for it; null without coordinates, and in lists where it takes too long to tell.',
    ),
  delivery_fee: money.nullable(),
  state: openState,
});

/** One opening interval; a `closes` above 24:00, such as 26:00, is on the next day. */
export const openingInterval = z.object({
  weekday: z.number().int().min(0).max(6),
  opens: z.string(),
  closes: z.string(),
});

/** A category in a store's menu. */
export const menuCategory = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  item_count: z.number().int(),
});

/** A store with everything that its page needs. */
export const store = storeCard.extend({
  active: z
    .boolean()
    .describe('Whether the store accepts orders at all; lists leave out stores that do not.'),
  phone: z.string().nullable(),
  description: z.string(),
  time_zone: z.string(),
  opening_hours: z.array(openingInterval),
  days_off: z.array(z.string()),
  categories: z.array(menuCategory),
  tax_rate: z.number(),
  halal_tag_status: z.boolean().describe('Whether the halal badge of its items is shown (ITEM-01).'),
  discount_type: discountType.nullable(),
});
