import { nextOpeningAt } from '@promenade/domain/hours';
import { canComeBackAt, decideTripHours } from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { hoursOf, scopeOf } from '../../catalog/index.ts';
import { openingText } from '../../checkout/index.ts';
import { findProvider, type ProviderRow, type TripWindow } from '../../vehicles/index.ts';

/** Refuses a trip that begins or ends when nobody is at the provider's to hand vehicles over or take them back. */
export async function checkHours(ctx: Ctx, provider: ProviderRow, window: TripWindow): Promise<void> {
  const hours = hoursOf(await scopeOf(ctx), provider);
  const decision = decideTripHours(hours, window);
  if (decision.ok) return undefined;
  const opensAtMs = nextOpeningAt(hours, window.fromMs);
  if (opensAtMs === undefined) return refuse('provider_inactive');
  const opens = openingText(ctx, opensAtMs, hours.timeZone);
  return refuse(decision.refusal.code, { provider: provider.store_name, opens });
}

/** The same of a trip that is booked and is to end at another time. */
export async function checkReturn(ctx: Ctx, storeId: string, untilMs: number): Promise<void> {
  const provider = await findProvider(ctx, storeId);
  if (!provider || canComeBackAt(hoursOf(await scopeOf(ctx), provider), untilMs)) return undefined;
  return refuse('return_closed', { provider: provider.store_name });
}
