import { z } from 'zod';
import { discountType, id, instant, moduleType, money, picture } from '../endpoint/index.ts';
import { storeDiscount } from './store.ts';

/** One value of a food variation group (ITEM-14). `optionPrice` is added to the price of one unit. */
export const foodVariationValue = z.object({
  label: z.string(),
  optionPrice: money,
  isSelected: z.boolean(),
});

/** A food variation group (ITEM-14); `min` and `max` are numbers of values of a multi group, 0 is no limit. */
export const foodVariation = z.object({
  name: z.string(),
  type: z.enum(['single', 'multi']),
  min: z.number().int(),
  max: z.number().int(),
  required: z.boolean(),
  values: z.array(foodVariationValue),
});

/** An add-on (ITEM-14). */
export const addOn = z.object({ id, name: z.string(), price: money, store_id: id });

/** A variation of a shop item: its own price and stock (ITEM-03). */
export const variation = z.object({ type: z.string(), price: money, stock: z.number().int() });

/**
 * A choice of an item outside food, such as colour, with its options. The type of a variation is one option of each,
 * joined by hyphens (ITEM-03). `labels` are the options in the caller's language, in the same order.
 */
export const choiceOption = z.object({
  name: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  labels: z.array(z.string()),
});

/** A brand. */
export const brand = z.object({ id, slug: z.string(), name: z.string(), ...picture });

/** A condition that medicines are for. */
export const condition = z.object({ id, slug: z.string(), name: z.string(), ...picture });

/** An item as a card shows it. */
export const itemCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ...picture,
  image_width: z.number().int(),
  image_height: z.number().int(),
  store_id: id,
  store_name: z.string(),
  store_slug: z.string(),
  zone_id: id,
  module_id: id,
  module_type: moduleType,
  category_id: id,
  price: money,
  price_to: money.describe('Highest price over the required options; equal to `price` if there is no range.'),
  discount: z.number(),
  discount_type: discountType,
  store_discount: z.number(),
  stock: z.number().int().nullable().describe('Units left; null if stock is not counted.'),
  maximum_cart_quantity: z.number().int().nullable(),
  veg: z.boolean(),
  organic: z.boolean(),
  recommended: z.boolean(),
  is_halal: z.boolean(),
  halal_tag_status: z.boolean(),
  has_choices: z.boolean(),
  unit_type: z.string().nullable().describe('Size of one unit, such as 1 kg; null if not given.'),
  generic_name: z.array(z.string()),
  is_prescription_required: z.boolean(),
  flash_sale_ends_at: instant
    .nullable()
    .describe(
      'When the item’s current flash sale ends; its discount then overrides every other one. Null if there is none.',
    ),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  available_time_starts: z
    .string()
    .nullable()
    .describe('HH:mm:ss in the store’s local time; both are null if it is offered all day (ITEM-06).'),
  available_time_ends: z.string().nullable(),
  available: z.boolean().describe('Whether it is offered now, by its dates and hours.'),
  outside_hours: z
    .boolean()
    .describe('Whether today is one of its days, and its hours are why it is not offered now.'),
  store_closed: z.boolean(),
  store_opens_at: instant.nullable(),
});

/** An item with everything that its views and the cart need (ordering.md section 3). */
export const item = itemCard.extend({
  images_full_url: z.array(z.string()),
  available_date_starts: z.string().nullable(),
  available_date_ends: z.string().nullable(),
  schedule_order: z.boolean(),
  food_variations: z.array(foodVariation),
  variations: z.array(variation),
  choice_options: z.array(choiceOption),
  add_ons: z.array(addOn),
  category_ids: z.array(z.object({ id, name: z.string() })),
  tags: z.array(z.object({ name: z.string() })),
  gtin: z.string().nullable().describe('Global Trade Item Number (GTIN); null if unknown.'),
  brand: brand.nullable(),
  conditions: z.array(condition),
  reviews_status: z.boolean().describe('Whether the store accepts reviews (PROF-07).'),
  nutritions_name: z.array(z.string()),
  allergies_name: z.array(z.string()),
  whislists_count: z.number().int(),
  store_offer: storeDiscount
    .nullable()
    .describe(
      'The store’s own discount that applies now, which the cart’s subtotal includes (rule 2 of api.md); null if there is none.',
    ),
  delivery: z.boolean().describe('Whether its store delivers; if not, an order can only be taken away.'),
  free_delivery: z
    .boolean()
    .describe('Whether delivery is free whatever is ordered: its store, or the whole market, delivers free.'),
  store_minimum_order: money.describe('The smallest subtotal that its store accepts; 0 if it accepts any.'),
});
