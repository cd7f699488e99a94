import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { keepHandover } from '../handovers/hand-over.ts';
import { viewHandover } from '../handovers/handovers.view.ts';
import { holdTheirs } from './staff-trip.ts';

type Seen = z.output<Calls['ops.handOverTrip']['body']>;

/** PUT /ops/trips/:id/hand-over: what the provider saw. */
export async function handOverTheirs(
  ctx: Ctx,
  input: Seen & { readonly id: string },
): Promise<Reply<'ops.handOverTrip'>> {
  const trip = await holdTheirs(ctx, input.id);
  const row = await keepHandover(ctx, trip, input, 'provider');
  return { handover: await viewHandover(ctx, row), message: noticeOf('handover_kept', ctx.language) };
}
