import { z } from 'zod';
import { endpoint, id, idOrSlug, instant, moduleType, picture } from '../endpoint/index.ts';
import { itemPage, itemQuery, storePage, storeQuery } from './lists.ts';

const sizedPicture = {
  ...picture,
  image_width: z.number().int(),
  image_height: z.number().int(),
};

/** Link target of a banner; null if it is not a link. */
export const bannerTarget = z.object({
  kind: z.enum(['store', 'item', 'campaign', 'category']),
  id,
  slug: z.string(),
  name: z.string(),
  module_id: id,
  module_type: moduleType,
  zone_id: id.nullable().describe('For a store or an item: its zone.'),
});

/** A banner at the top of a module's home page. */
export const banner = z.object({ id, title: z.string(), ...sizedPicture, target: bannerTarget.nullable() });

/** A campaign: several stores under one heading, for some days. Dates are in the market's time zone, both inclusive. */
export const campaign = z.object({
  id,
  slug: z.string(),
  module_id: id,
  title: z.string(),
  description: z.string(),
  ...sizedPicture,
  available_date_starts: z.string(),
  available_date_ends: z.string(),
  start_time: z
    .string()
    .nullable()
    .describe('HH:mm:ss in the market’s local time; both are null if it runs all day.'),
  end_time: z.string().nullable(),
  store_count: z.number().int(),
});

/** The current flash sale of a module. */
export const flashSale = z.object({
  id,
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  item_count: z.number().int(),
});

/** Endpoints of banners, campaigns and flash sales. */
export const offersEndpoints = {
  'catalog.banners': endpoint('catalog.banners', {
    summary: 'Banners of the module and zone',
    who: 'anyone',
    reply: z.array(banner),
  }),
  'catalog.campaigns': endpoint('catalog.campaigns', {
    summary: 'Current campaigns of the module with stores in the zone',
    who: 'anyone',
    reply: z.array(campaign),
  }),
  'catalog.campaign': endpoint('catalog.campaign', {
    summary: 'One campaign with its stores',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: storeQuery,
    reply: storePage.extend({ campaign }),
    refusals: ['campaign_not_found'],
  }),
  'catalog.campaignItems': endpoint('catalog.campaignItems', {
    summary: 'Items offered only on certain days (ITEM-06)',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.flashSale': endpoint('catalog.flashSale', {
    summary: 'The current flash sale, or null',
    who: 'anyone',
    reply: flashSale.nullable(),
  }),
  'catalog.flashSaleItems': endpoint('catalog.flashSaleItems', {
    summary: 'Items of the current flash sale',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
} as const;
