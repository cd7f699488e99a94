/** Items, as store staff manage them; operators can do the same. */
import { HIGHEST_GIVEN } from '@promenade/domain/money';
import { z } from 'zod';
import {
  discountType,
  done,
  endpoint,
  id,
  line,
  money,
  moneyGiven,
  page,
  paged,
  picture,
  pictureRefusals,
  text,
  upload,
} from '../endpoint/index.ts';
import { choicesGiven, keptChoices } from './item-choices.ts';

/** An item as its store sees it, on sale or not. */
const keptItem = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category_id: id,
  ...picture,
  price: money,
  discount: z.number().describe('The discount, in percent or major units (see discount_type); 0 is none.'),
  discount_type: discountType,
  veg: z.boolean(),
  active: z.boolean().describe('Whether it is on sale.'),
  ...keptChoices,
  stocks: z
    .array(z.object({ variation: z.string(), stock: z.number().int() }))
    .describe('What is left, by variation; empty if it is not counted.'),
});

/** Calls under /ops on existing items. */
export const itemEndpoints = {
  'ops.items': endpoint('ops.items', {
    summary:
      'Items of the caller’s store in menu order, including those not on sale; operators name the store',
    who: 'staff',
    query: page.extend({ store_id: id.optional() }),
    reply: paged.extend({ items: z.array(keptItem) }),
    refusals: ['store_not_found', 'forbidden'],
  }),
  'ops.changeItem': endpoint('ops.changeItem', {
    summary: 'Change an item, or take it off sale; fields left out stay unchanged',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({
      name: line(160).min(1).optional(),
      description: text(1000).optional(),
      category_id: id.optional(),
      price: moneyGiven.optional(),
      discount: z
        .number()
        .min(0)
        .max(HIGHEST_GIVEN)
        .optional()
        .describe('The discount, in percent or major units (see discount_type); 0 is none.'),
      discount_type: discountType.optional(),
      veg: z.boolean().optional(),
      active: z.boolean().optional().describe('Whether it is on sale.'),
    }),
    reply: done.extend({ item: keptItem }),
    refusals: ['item_not_found', 'forbidden', 'category_not_found', 'unit_too_dear'],
  }),
  'ops.setItemChoices': endpoint('ops.setItemChoices', {
    summary:
      'Set the options of an item: option groups of a dish, variations of another item, add-ons. A list that is left out stays unchanged, an empty one removes all; entries with an unchanged name keep their translations',
    who: 'staff',
    params: z.object({ id }),
    body: choicesGiven,
    reply: done.extend({ item: keptItem }),
    refusals: [
      'item_not_found',
      'forbidden',
      'choices_elsewhere',
      'choice_twice',
      'choice_bounds',
      'variation_not_made',
      'add_on_not_found',
      'unit_too_dear',
    ],
  }),
  'ops.setItemPicture': endpoint('ops.setItemPicture', {
    summary: 'Replace the picture of an item (multipart); existing orders keep the earlier one',
    who: 'staff',
    multipart: true,
    params: z.object({ id }),
    body: z.object({ image: upload.optional() }),
    reply: done.extend({ item: keptItem }),
    refusals: ['item_not_found', 'forbidden', 'file_missing', ...pictureRefusals],
  }),
} as const;
