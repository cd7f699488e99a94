import type { Calls, Reply } from '@promenade/contract/calls';
import type { Upload } from '@promenade/contract/endpoint';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { storeAsked } from '../../platform/identity/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse, refuseAll } from '../../platform/errors.ts';
import { keptAmount } from '../../platform/kept-amount.ts';
import { getRemade, keepPicture } from '../../platform/files/sent-pictures.ts';
import { addItem, checkCategory, getKnownStore } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';

type ItemInput = z.output<Calls['ops.addItem']['body']>;

/** What its picture becomes. */
export const itemShape = { sidePixels: 1024, fit: 'whole' } as const;

/** Keeps the picture of an item as it was sent. */
export async function keepItemPicture(ctx: Ctx, image: Upload | undefined) {
  const picture = getRemade(image ?? refuse('file_missing'));
  const { width, height } = picture;
  return { name: await keepPicture(ctx, 'items', picture), width, height };
}

/** Whose menu it is: of the caller's store, or of the one that an operator names. */
export const storeIdOf = (ctx: Ctx, asked: string | undefined): string =>
  storeAsked(ctx, asked, { unnamed: 'store_not_found', absent: 'store_not_found' });

/** POST /ops/items. The picture is written last, when only the item's own row and the commit are left. */
export async function addStoreItem(ctx: Ctx, input: ItemInput): Promise<Reply<'ops.addItem'>> {
  const store = await getKnownStore(ctx, storeIdOf(ctx, input.store_id));
  const { currency } = (await getMarket(ctx)).settings;
  refuseAll([
    ...(input.name === '' ? [{ code: 'name_required', field: 'name' } as const] : []),
    ...(input.image ? [] : [{ code: 'file_missing', field: 'image' } as const]),
  ]);
  const item = {
    store,
    categoryId: input.category_id,
    name: input.name,
    description: input.description,
    priceMinor: keptAmount('price', input.price, currency.decimals),
    isVegetarian: input.veg === '1',
  };
  await checkCategory(ctx, item.categoryId, store.moduleId);
  const { id, slug } = await addItem(ctx, item, await keepItemPicture(ctx, input.image));
  return { item_id: id, slug, message: noticeOf('item_added', ctx.language) };
}
