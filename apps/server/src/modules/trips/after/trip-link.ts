import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { openSeal, seal } from '../../../platform/secrets/seal.ts';
import type { TripRow } from '../trips.tables.ts';

// Longer than a trip is talked about, shorter than an address is good for.
const linkLastsMs = 90 * 24 * 60 * 60_000;

/** Until when links to a trip are good. */
export function linkUntilMs({ ends_at: endsAt }: Pick<TripRow, 'ends_at'>): number {
  return endsAt.getTime() + linkLastsMs;
}

/** The link to a trip for its shopper, as messages carry it: no signing in, until 90 days after its end. */
export async function tripLink(ctx: Ctx, trip: Pick<TripRow, 'id' | 'ends_at'>): Promise<string> {
  const link = await seal(ctx, 'trip-link', trip.id, linkUntilMs(trip));
  return `${ctx.publicUrl}/trip?trip_id=${trip.id}&link=${link}`;
}

/** The id of the trip that a link opens. One that is forged or over is told like one that never was. */
export async function linkedTripId(ctx: Ctx, link: string): Promise<string> {
  const opened = await openSeal<string>(ctx, 'trip-link', link);
  return opened.ok ? opened.value : refuse('trip_not_found');
}
