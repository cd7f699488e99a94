/** What a store sells, as its staff keep it; an operator may do all of it. */
import { HIGHEST_GIVEN } from '@promenade/domain/money';
import { z } from 'zod';
import {
  discountType,
  done,
  endpoint,
  id,
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

/** An item as those see it who sell it, on sale or not. */
const keptItem = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category_id: id,
  ...picture,
  price: money,
  discount: z.number().describe('Percent, or major units; 0 is none.'),
  discount_type: discountType,
  veg: z.boolean(),
  active: z.boolean().describe('On sale.'),
  ...keptChoices,
});

/** Calls under /ops about items that stand already. */
export const itemEndpoints = {
  'ops.items': endpoint('ops.items', {
    summary:
      'Items of the caller’s store in the order of its menu, on sale or not; an operator names the store',
    who: 'staff',
    query: page.extend({ store_id: id.optional() }),
    reply: paged.extend({ items: z.array(keptItem) }),
    refusals: ['store_not_found', 'forbidden'],
  }),
  'ops.changeItem': endpoint('ops.changeItem', {
    summary: 'Change what is said and asked of an item, or take it off sale; what is left out stays',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({
      name: text(160).min(1).optional(),
      description: text(1000).optional(),
      category_id: id.optional(),
      price: moneyGiven.optional(),
      discount: z
        .number()
        .min(0)
        .max(HIGHEST_GIVEN)
        .optional()
        .describe('Percent, or major units; 0 is none.'),
      discount_type: discountType.optional(),
      veg: z.boolean().optional(),
      active: z.boolean().optional().describe('On sale.'),
    }),
    reply: done.extend({ item: keptItem }),
    refusals: ['item_not_found', 'forbidden', 'category_not_found', 'unit_too_dear'],
  }),
  'ops.setItemChoices': endpoint('ops.setItemChoices', {
    summary:
      'Decide what may be chosen of an item: questions about a dish, versions of a good, add-ons. A list that is left out stays, an empty one is none; what is called as before keeps its words in other languages',
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
    summary: 'Give an item another picture (multipart); orders that are placed keep the one they had',
    who: 'staff',
    multipart: true,
    params: z.object({ id }),
    body: z.object({ image: upload.optional() }),
    reply: done.extend({ item: keptItem }),
    refusals: ['item_not_found', 'forbidden', 'file_missing', ...pictureRefusals],
  }),
} as const;
