import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keptAmount } from '../../../platform/kept-amount.ts';
import { setGoodsPrice } from '../../orders/index.ts';
import { getMarket } from '../../settings/index.ts';
import { holdTheirs, type Moved, staffActor, told } from './staff-order.ts';

/** PUT /ops/orders/:id/price: what the goods of a prescription cost, until the order is accepted; the bill follows. */
export async function priceOrder(
  ctx: Ctx,
  { id, items_price: price }: { id: string; items_price: number },
): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  const { status } = order;
  if (staffActor(ctx) === 'courier') refuse('forbidden');
  if (!order.is_prescription) refuse('not_by_prescription');
  if (status !== 'pending') refuse('status_conflict', { status }, { order_status: status });
  const { currency, cashMaximumMinor } = (await getMarket(ctx)).settings;
  const itemsMinor = keptAmount('items_price', price, currency.decimals);
  // Nothing is what an order costs that nobody has priced.
  if (itemsMinor === 0) refuse('price_missing');
  const priced = await setGoodsPrice(ctx, order, itemsMinor);
  if (cashMaximumMinor !== null && priced.total_minor > cashMaximumMinor)
    refuse('cash_limit', {}, { maximum: toMajor(cashMaximumMinor, currency.decimals) });
  return told(ctx, priced, 'order_priced');
}
