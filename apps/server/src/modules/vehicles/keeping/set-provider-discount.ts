import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { keptAmount } from '../../../platform/kept-amount.ts';
import { keepDiscount } from '../../catalog/index.ts';
import { getMarket } from '../../settings/index.ts';
import { updateDiscountEnd } from './keeping.repo.ts';
import { providerIdOf } from './kept-vehicle.ts';

type Given = z.output<Calls['ops.setProviderDiscount']['body']>;

/** PUT /ops/providers/:id/discount: a provider's discount on a whole trip (RENT-09). Booked trips keep their price. */
export async function setProviderDiscount(
  ctx: Ctx,
  { id: asked, discount }: Given & { readonly id: string },
): Promise<Reply<'ops.setProviderDiscount'>> {
  const id = await providerIdOf(ctx, asked);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const kept = discount && {
    percent: discount.percent,
    minimumMinor: keptAmount('discount.min_purchase', discount.min_purchase, decimals),
    maximumMinor: keptAmount('discount.max_discount', discount.max_discount, decimals),
    dates: null,
  };
  await keepDiscount(ctx, id, kept);
  await updateDiscountEnd(ctx.db, id, discount?.ends_at ? new Date(discount.ends_at) : null);
  return { message: noticeOf('provider_changed', ctx.language) };
}
