import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { PartnerKind } from '@promenade/domain/partners';
import type { Ctx } from '../../platform/context.ts';
import { getMarket } from '../settings/index.ts';

/** GET /partners/plans: what a partner of the kind may choose from, in the caller's language. */
export async function listPlans(ctx: Ctx, { kind }: { kind: PartnerKind }): Promise<Reply<'partners.plans'>> {
  const { settings } = await getMarket(ctx);
  const { decimals } = settings.currency;
  const plans = settings.partnerPlans.filter(({ kinds }) => kinds.includes(kind));
  return {
    plans: plans.map(({ id, name, description, commissionPercent, monthlyFeeMinor }) => ({
      id,
      name: name[ctx.language],
      description: description[ctx.language],
      commission_percent: commissionPercent,
      monthly_fee: toMajor(monthlyFeeMinor, decimals),
    })),
  };
}
