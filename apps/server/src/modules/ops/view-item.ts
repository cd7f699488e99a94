import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import {
  type KeptItemRow,
  listAddOns,
  listStock,
  textIn,
  viewGroup,
  viewQuestion,
} from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';

type WireItem = Reply<'ops.changeItem'>['item'];

/** Items of a store as those see them who sell them, in the caller's language. */
export async function viewItems(
  ctx: Ctx,
  storeId: string,
  rows: readonly KeptItemRow[],
): Promise<WireItem[]> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const addOns = await listAddOns(ctx.db, storeId);
  const stocks = await listStock(
    ctx,
    rows.map(({ id }) => id),
  );
  const major = (minor: number): number => toMajor(minor, decimals);
  const { language } = ctx;
  return rows.map((row) => {
    const { discount_type: type, discount_value: value } = row;
    return {
      id: row.id,
      slug: row.slug,
      name: textIn(row.name, language),
      description: textIn(row.description, language),
      category_id: row.category_id,
      image: row.image,
      image_full_url: mediaUrl(ctx, row.image),
      price: major(row.price_minor),
      discount: type === 'amount' ? major(value ?? 0) : (value ?? 0),
      discount_type: type ?? 'percent',
      veg: row.veg,
      active: row.active,
      food_variations: row.variation_groups.map((group) => viewGroup({ language, major }, group)),
      choice_options: row.choice_options.map((question) => viewQuestion({ language }, question)),
      variations: row.variations.map((one) => ({ type: one.type, price: major(one.priceMinor) })),
      stocks: stocks
        .filter(({ itemId }) => itemId === row.id)
        .map(({ variation, left: stock }) => ({ variation, stock })),
      add_ons: addOns
        .filter(({ id }) => row.add_on_ids.includes(id))
        .map(({ id, name, priceMinor }) => ({ id, name: textIn(name, language), price: major(priceMinor) })),
    };
  });
}

/** What is answered when an item has been changed. */
export async function viewChanged(ctx: Ctx, row: KeptItemRow): Promise<WireItem> {
  const [view] = await viewItems(ctx, row.store_id, [row]);
  return view as WireItem;
}
