import type { Reply } from '@promenade/contract/calls';
import { memoized } from '../../../lib/pieces/memoized.ts';
import { picked } from '../../../lib/pieces/picked.ts';

type WireStore = Reply<'catalog.stores'>['stores'][number];
type WireItem = Reply<'catalog.popularItems'>['items'][number];

// What cards show and link by. A page contains its data a second time, for hydration: fields that no card uses would
// cost bytes and time.
const storeFields = [
  'id',
  'slug',
  'name',
  'module_id',
  'module_type',
  'zone_id',
  'cover_photo_full_url',
  'cover_width',
  'cover_height',
  'cuisines',
  'avg_rating',
  'rating_count',
  'delivery_time',
  'delivery',
  'free_delivery',
  'is_new',
  'discount',
  'distance_metres',
  'delivery_fee',
  'state',
] as const satisfies readonly (keyof WireStore)[];

const itemFields = [
  'id',
  'slug',
  'name',
  'image_full_url',
  'image_width',
  'image_height',
  'store_name',
  'module_id',
  'module_type',
  'unit_type',
  'price',
  'price_to',
  'discount',
  'discount_type',
  'stock',
  'veg',
  'recommended',
  'has_choices',
  'available_time_starts',
  'available_time_ends',
  'available',
  'outside_hours',
  'store_closed',
] as const satisfies readonly (keyof WireItem)[];

// A row of a store's menu shows more than a tile, and is under its category.
const menuFields = [...itemFields, 'category_id', 'description'] as const;

/** Types of the API by the names used here. */
export type StoreCardView = Pick<WireStore, (typeof storeFields)[number]>;
export type ItemCardView = Pick<WireItem, (typeof itemFields)[number]>;
export type MenuItemView = Pick<WireItem, (typeof menuFields)[number]>;
export type StoreView = Reply<'catalog.store'>;
export type ItemView = Reply<'catalog.item'>;
export type CategoryView = Reply<'catalog.categories'>[number];

/** A store, reduced to what its card needs. */
export const storeCardOf = (store: WireStore): StoreCardView => picked(store, storeFields);

/** An item, reduced to what its tile needs; pages of the same second share the answers that the cards are made of. */
export const itemCardOf = memoized((item: WireItem): ItemCardView => picked(item, itemFields));

/** An item, reduced to what its row in a store's menu needs. */
export const menuItemOf = memoized((item: WireItem): MenuItemView => picked(item, menuFields));
