import type { Calls, Reply } from '@promenade/contract/calls';
import type { Upload } from '@promenade/contract/endpoint';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { holdOfStore } from '../../platform/identity/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseValue } from '../../platform/errors.ts';
import { keptAmount } from '../../platform/kept-amount.ts';
import { writtenAnew } from '../../platform/local-text.ts';
import {
  checkCategory,
  checkUnitPrice,
  getKnownStore,
  type KeptItemRow,
  listKeptItems,
  lockKeptItem,
  setItemImage,
  setItemStock,
  updateKeptItem,
} from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { keepItemPicture, storeIdOf } from './add-store-item.ts';
import { viewChanged, viewItems } from './view-item.ts';

type Change = z.output<Calls['ops.changeItem']['body']>;

/** GET /ops/items. */
export async function listStoreItems(
  ctx: Ctx,
  query: { readonly store_id?: string | undefined; readonly limit: number; readonly offset: number },
): Promise<Reply<'ops.items'>> {
  const { limit, offset } = query;
  const { id } = await getKnownStore(ctx, storeIdOf(ctx, query.store_id));
  const { total, rows } = await listKeptItems(ctx.db, id, { limit, skip: (offset - 1) * limit });
  return { total_size: total, limit, offset, items: await viewItems(ctx, id, rows) };
}

/** An item of the caller's store, held until the transaction ends; an operator's are all. */
export const holdTheirs = (ctx: Ctx, id: string): Promise<KeptItemRow> =>
  holdOfStore(ctx, () => lockKeptItem(ctx.db, id), 'item_not_found');

function priceOf(row: KeptItemRow, price: number | undefined, decimals: number): number {
  if (price === undefined) return row.price_minor;
  if (row.variations.length > 0) refuseValue('body.price', 'own_prices');
  return keptAmount('price', price, decimals);
}

type Discount = Pick<KeptItemRow, 'discount_type' | 'discount_value'>;

function discountOf(row: KeptItemRow, { discount, discount_type }: Change, decimals: number): Discount {
  if (discount === undefined && discount_type === undefined) return row;
  if (discount === undefined) return refuseValue('body.discount', 'discount');
  const type = discount_type ?? row.discount_type ?? 'percent';
  if (discount === 0) return { discount_type: null, discount_value: null };
  if (type === 'amount')
    return { discount_type: type, discount_value: keptAmount('discount', discount, decimals) };
  if (!Number.isInteger(discount) || discount > 100) return refuseValue('body.discount', 'percent');
  return { discount_type: type, discount_value: discount };
}

/** PUT /ops/items/:id. Orders that are placed keep their prices; carts are told of another one. */
export async function changeItem(
  ctx: Ctx,
  { id, ...change }: Change & { readonly id: string },
): Promise<Reply<'ops.changeItem'>> {
  const row = await holdTheirs(ctx, id);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const { name, description, category_id = row.category_id, veg = row.veg, active = row.active } = change;
  if (category_id !== row.category_id) await checkCategory(ctx, category_id, row.module_id);
  const changed = {
    ...row,
    ...discountOf(row, change, decimals),
    price_minor: priceOf(row, change.price, decimals),
    name: writtenAnew(row.name, ctx.language, name),
    description: writtenAnew(row.description, ctx.language, description),
    category_id,
    veg,
    active,
  };
  await checkUnitPrice(ctx, changed);
  await updateKeptItem(ctx.db, changed);
  return { message: noticeOf('item_changed', ctx.language), item: await viewChanged(ctx, changed) };
}

/** PUT /ops/items/:id/picture. What it had stays where it is for as long as placed orders, or others, show it (modules/files). */
export async function changePicture(
  ctx: Ctx,
  { id, image: sent }: { readonly id: string; readonly image?: Upload | undefined },
): Promise<Reply<'ops.setItemPicture'>> {
  const row = await holdTheirs(ctx, id);
  const image = await keepItemPicture(ctx, sent);
  await setItemImage(ctx.db, id, image);
  const item = await viewChanged(ctx, { ...row, image: image.name });
  return { message: noticeOf('item_changed', ctx.language), item };
}

/** PUT /ops/items/:id/stock: so many are left; null: not counted. Held first, so that it is the caller's. */
export async function changeStock(
  ctx: Ctx,
  input: { id: string; stock: number | null; variation: string },
): Promise<Reply<'ops.setStock'>> {
  await holdTheirs(ctx, input.id);
  await setItemStock(ctx, { itemId: input.id, variation: input.variation, stock: input.stock });
  return { message: noticeOf('stock_changed', ctx.language) };
}
