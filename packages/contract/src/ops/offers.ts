/** Operations on flash sales and banners. */
import { z } from 'zod';
import {
  discountType,
  done,
  endpoint,
  id,
  instant,
  moneyGiven,
  picture,
  pictureRefusals,
  text,
  upload,
  wholeGiven,
} from '../endpoint/index.ts';

const words = text(120).default('');
/** English is used for missing translations. */
const title = z.object({ en: text(120).min(1), ar: words, nl: words, fr: words });
const soldItem = z.object({ item_id: id, discount_type: discountType, discount: z.number() });

/** A flash sale as operators see it. */
const flashSale = z.object({
  id,
  module_id: id,
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  active: z.boolean().describe('Whether it is switched on; it then runs between its dates.'),
  items: z.array(soldItem),
});

/** A banner as operators see it; at most one of the four link targets is set. */
const banner = z.object({
  id,
  module_id: id,
  zone_id: id.nullable().describe('The zone it is shown in; null is all zones.'),
  title: z.string(),
  ...picture,
  store_id: id.nullable(),
  item_id: id.nullable(),
  campaign_id: id.nullable(),
  category_id: id.nullable(),
  position: z.number().int(),
  active: z.boolean(),
});

const flashSaleGiven = z.object({
  module_id: id,
  title,
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  items: z
    .array(soldItem.extend({ discount: moneyGiven }))
    .min(1)
    .max(1000),
});

const bannerGiven = z.object({
  module_id: id,
  zone_id: id.optional(),
  title_en: text(120).min(1),
  title_ar: words,
  title_nl: words,
  title_fr: words,
  store_id: id.optional(),
  item_id: id.optional(),
  campaign_id: id.optional(),
  category_id: id.optional(),
  position: wholeGiven(0, 10_000).default(0),
  image: upload.optional(),
});

const switched = { params: z.object({ id }), body: z.object({ active: z.boolean() }), reply: done };

/** Calls under /ops of flash sales and banners. */
export const offerEndpoints = {
  'ops.flashSales': endpoint('ops.flashSales', {
    summary: 'Flash sales of the market, newest first; at most 200',
    who: 'operator',
    reply: z.array(flashSale),
  }),
  'ops.addFlashSale': endpoint('ops.addFlashSale', {
    summary: 'Add a flash sale: reduced items of one module between two instants',
    who: 'operator',
    body: flashSaleGiven,
    reply: done.extend({ flash_sale: flashSale }),
    refusals: ['offer_unfit'],
  }),
  'ops.switchFlashSale': endpoint('ops.switchFlashSale', {
    summary: 'Switch a flash sale off, or on again within its dates',
    who: 'operator',
    ...switched,
    refusals: ['offer_not_found'],
  }),
  'ops.banners': endpoint('ops.banners', {
    summary: 'Banners of the market, including hidden ones; at most 200 per module',
    who: 'operator',
    reply: z.array(banner),
  }),
  'ops.addBanner': endpoint('ops.addBanner', {
    summary: 'Add a banner to a module’s home page (multipart), with one link target or none',
    who: 'operator',
    multipart: true,
    body: bannerGiven,
    reply: done.extend({ banner }),
    refusals: ['offer_unfit', 'file_missing', ...pictureRefusals],
  }),
  'ops.switchBanner': endpoint('ops.switchBanner', {
    summary: 'Hide a banner, or show it again',
    who: 'operator',
    ...switched,
    refusals: ['offer_not_found'],
  }),
} as const;
