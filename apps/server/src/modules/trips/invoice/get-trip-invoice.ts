import type { Reply } from '@promenade/contract/calls';
import type { Language } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { openSeal, seal } from '../../../platform/secrets/seal.ts';
import { drawInvoice } from '../../orders/index.ts';
import { getMarket } from '../../settings/index.ts';
import { getReadableTrip, type TripQuery } from '../after/get-trip.ts';
import { findTrip, listTripLines } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';
import { tripInvoiceOf } from './trip-invoice.ts';

/** Below which invoices of trips are read by their links. */
export const tripInvoicePath = '/trip-invoices/';
// A browser opens it without a token: long enough to load, too short to be passed on.
const linkLastsMs = 10 * 60_000;

interface SealedInvoice {
  readonly tripId: string;
  readonly language: Language;
}

/** GET /rental/user/trip/invoice: a link of ten minutes to the PDF. */
export async function getTripInvoice(ctx: Ctx, query: TripQuery): Promise<Reply<'trips.invoice'>> {
  const trip = await getReadableTrip(ctx, query);
  const untilMs = ctx.clock.now() + linkLastsMs;
  const sealed: SealedInvoice = { tripId: trip.id, language: ctx.language };
  const text = await seal(ctx, 'trip-invoice', sealed, untilMs);
  return {
    pdf_url: `${ctx.publicUrl}${tripInvoicePath}${text}`,
    expires_at: new Date(untilMs).toISOString(),
  };
}

/** The PDF of a link; one that is over, or forged, shows nothing. */
export async function readTripInvoice(ctx: Ctx, link: string): Promise<{ name: string; bytes: Buffer }> {
  const opened = await openSeal<SealedInvoice>(ctx, 'trip-invoice', link);
  if (!opened.ok) return refuse('not_found');
  const { tripId, language } = opened.value;
  const db = over<TripTables>(ctx);
  const trip = (await findTrip(db, tripId)) ?? refuse('not_found');
  const { settings } = await getMarket(ctx);
  const invoice = tripInvoiceOf({ trip, lines: await listTripLines(db, [trip.id]), settings, language });
  return { name: `invoice-${trip.number}.pdf`, bytes: await drawInvoice(invoice, language) };
}
