import type { Body, Reply } from '@promenade/contract/calls';
import { type Language, noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../platform/context.ts';
import { Refused, refuse } from '../../platform/errors.ts';
import { getMarket, writeMarket } from './get-market.ts';
import type { Maintenance } from './market-settings.ts';

// If no end of the maintenance is given, or it has passed.
const askAgainMs = 5 * 60 * 1000;

/** How long a caller may well wait before asking again, in milliseconds. */
function waitMs({ until }: Maintenance, nowMs: number): number {
  const leftMs = until === null ? 0 : Date.parse(until) - nowMs;
  return leftMs > 0 ? leftMs : askAgainMs;
}

/** The maintenance of a closed market in the configuration. */
export function viewMaintenance(
  maintenance: Maintenance | null,
  language: Language,
): Reply<'settings.config'>['maintenance'] {
  return maintenance && { message: maintenance.message[language] ?? '', until: maintenance.until };
}

/** Refuses while the market is closed for maintenance, and says when to ask again. */
export async function refuseInMaintenance(ctx: Ctx): Promise<void> {
  const { maintenance } = (await getMarket(ctx)).settings;
  if (!maintenance) return;
  const seconds = Math.ceil(waitMs(maintenance, ctx.clock.now()) / 1000);
  throw new Refused([{ code: 'maintenance' }], {}, seconds);
}

/** Closes the market for maintenance, or opens it again; pages and writes of every server follow at once. */
export async function setMaintenance(
  ctx: Ctx,
  { state, message = {}, until = null }: Body<'ops.setMaintenance'>,
): Promise<Reply<'ops.setMaintenance'>> {
  const isClosed = state === 'closed';
  if (isClosed && until !== null && Date.parse(until) <= ctx.clock.now()) refuse('until_past');
  await writeMarket(ctx, { maintenance: isClosed ? { message, until } : null }, []);
  return { message: noticeOf(isClosed ? 'maintenance_on' : 'maintenance_off', ctx.language) };
}
