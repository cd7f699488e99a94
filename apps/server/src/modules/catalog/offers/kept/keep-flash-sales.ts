import type { Body, Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { toMajor } from '@promenade/domain/money';
import type { z } from 'zod';
import type { Ctx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/errors.ts';
import { keptAmount } from '../../../../platform/kept-amount.ts';
import { filledWithEnglish } from '../../../../platform/local-text.ts';
import { getMarket } from '../../../settings/index.ts';
import {
  findOutsider,
  insertSale,
  type KeptSale,
  listKeptSales,
  setOfferActive,
} from './kept-offers.repo.ts';
import { checkModule, unfit } from './module-offered.ts';

type SaleInput = z.output<Calls['ops.addFlashSale']['body']>;

function viewSale(ctx: Ctx, sale: KeptSale, decimals: number): Reply<'ops.flashSales'>[number] {
  return {
    id: sale.id,
    module_id: sale.module_id,
    title: sale.title[ctx.language],
    starts_at: sale.starts_at.toISOString(),
    ends_at: sale.ends_at.toISOString(),
    active: sale.active,
    items: sale.items.map(({ item_id, discount_type, discount_value: value }) => ({
      item_id,
      discount_type,
      discount: discount_type === 'percent' ? value : toMajor(value, decimals),
    })),
  };
}

/** GET /ops/flash-sales. */
export async function listSales(ctx: Ctx): Promise<Reply<'ops.flashSales'>> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  return (await listKeptSales(ctx.db)).map((sale) => viewSale(ctx, sale, decimals));
}

function itemColumns({ item_id, discount_type, discount }: SaleInput['items'][number], decimals: number) {
  const isPercent = discount_type === 'percent';
  const value = isPercent ? discount : keptAmount('items', discount, decimals);
  if (isPercent && (!Number.isInteger(value) || value > 100)) unfit('sale_percent');
  if (value <= 0) unfit('sale_nothing');
  return { item_id, discount_type, discount_value: value };
}

/** POST /ops/flash-sales. */
export async function addSale(ctx: Ctx, input: SaleInput): Promise<Reply<'ops.addFlashSale'>> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const { module_id: moduleId } = input;
  await checkModule(ctx, moduleId);
  const [starts_at, ends_at] = [new Date(input.starts_at), new Date(input.ends_at)];
  if (ends_at <= starts_at) unfit('sale_ends_first');
  if (ends_at.getTime() <= ctx.clock.now()) unfit('sale_over');
  const ids = input.items.map(({ item_id: id }) => id);
  if (new Set(ids).size < ids.length) unfit('sale_item_twice');
  const items = input.items.map((item) => itemColumns(item, decimals));
  const outsider = await findOutsider(ctx.db, 'item_id', { moduleId, ids });
  if (outsider !== undefined) unfit('foreign_item', { id: outsider });
  const title = filledWithEnglish(input.title);
  const sale: KeptSale = {
    id: ctx.ids.next(),
    module_id: moduleId,
    title,
    starts_at,
    ends_at,
    active: true,
    items,
  };
  await insertSale(ctx.db, sale);
  return { message: noticeOf('offer_added', ctx.language), flash_sale: viewSale(ctx, sale, decimals) };
}

/** PUT /ops/flash-sales/:id/active: prices are the old ones again from the next request on. */
export async function switchSale(
  ctx: Ctx,
  { id, active }: Body<'ops.switchFlashSale'> & { readonly id: string },
): Promise<Reply<'ops.switchFlashSale'>> {
  if (!(await setOfferActive(ctx.db, 'flash_sales', id, active))) refuse('offer_not_found');
  return { message: noticeOf('offer_switched', ctx.language) };
}
