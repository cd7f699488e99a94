import type { Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { hadFirst } from '../cards/had-first.ts';
import { picked } from '../../../lib/pieces/picked.ts';
import { type ItemCardView, itemCardOf } from '../cards/wire.ts';
import { loadStoreListing, type StoreListing } from '../lists/load-list.ts';
import { freshFirst } from './fresh-first.ts';
import { categoryTile, namedTile, type Tile } from '../tiles/tiles.tsx';

type WireBanner = Reply<'catalog.banners'>[number];
type WireSale = NonNullable<Reply<'catalog.flashSale'>>;

const bannerFields = [
  'id',
  'title',
  'image_full_url',
  'image_width',
  'image_height',
  'target',
] as const satisfies readonly (keyof WireBanner)[];

const saleFields = ['title', 'ends_at'] as const satisfies readonly (keyof WireSale)[];

export type BannerView = Pick<WireBanner, (typeof bannerFields)[number]>;

/** A running flash sale with its first items. */
export interface FlashSaleView {
  readonly sale: Pick<WireSale, (typeof saleFields)[number]>;
  readonly items: readonly ItemCardView[];
}

/** The upper part of a module's home; the rest is loaded when it is scrolled near (`load-more.ts`). */
export interface Overview {
  readonly banners: readonly BannerView[];
  readonly categories: readonly Tile[];
  readonly flashSale: FlashSaleView | null;
  readonly popular: readonly ItemCardView[];
  readonly brands: readonly Tile[];
  readonly conditions: readonly Tile[];
  readonly stores: StoreListing;
}

/** Cards of a strip. */
export const stripCount = 8;
/** More than are shown, so that strips can differ. */
export const choiceCount = 24;

async function loadFlashSale({ load }: ServerApi): Promise<FlashSaleView | null> {
  const sale = await load('catalog.flashSale');
  if (!sale || sale.item_count === 0) return null;
  const { items } = await load('catalog.flashSaleItems', { query: { limit: stripCount } });
  return items.length > 0 ? { sale: picked(sale, saleFields), items: hadFirst(items).map(itemCardOf) } : null;
}

async function loadTilesOf({ load, visit: { module } }: ServerApi) {
  const can = module && capabilitiesOf(module.module_type);
  const [categories, brands, conditions] = await Promise.all([
    load('catalog.categories', { query: { featured: '1' } }),
    can?.brands ? load('catalog.brands') : [],
    can?.conditions ? load('catalog.conditions') : [],
  ]);
  return {
    categories: categories.map(categoryTile),
    brands: brands.map(namedTile),
    conditions: conditions.map(namedTile),
  };
}

/** The first screens of a module's home, loaded in parallel. */
export async function loadOverview(api: ServerApi, search: URLSearchParams): Promise<Overview> {
  const [tiles, banners, flashSale, popular, { listing: stores }] = await Promise.all([
    loadTilesOf(api),
    api.load('catalog.banners'),
    loadFlashSale(api),
    api.load('catalog.popularItems', { query: { limit: choiceCount } }),
    loadStoreListing(api, search, (query) => api.load('catalog.stores', { query })),
  ]);
  const seen = new Set(flashSale?.items.map(({ id }) => id));
  const shown = freshFirst(popular.items, seen, stripCount).map(itemCardOf);
  return {
    ...tiles,
    banners: banners.map((banner) => picked(banner, bannerFields)),
    flashSale,
    popular: shown,
    stores,
  };
}
