import { formatPrice, toMajor, toMinor } from '@promenade/domain/money';
import { getShopperId } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { openSeal, seal } from '../../../platform/seal.ts';
import { textIn } from '../../catalog/index.ts';
import { viewTripBill } from '../trips.view.ts';
import type { PreparedTrip } from './prepare-trip.ts';
import type { BookInput } from './trip-draft.ts';

// As long as a quote of an order.
const lastsMs = 20 * 60_000;

// By the names of the wire.
type Figures = Readonly<
  Record<'trip_price' | 'discount' | 'coupon_discount' | 'tax' | 'trip_amount', number>
>;
type LineFigures = Readonly<Record<'price' | 'discount', number>>;

/** What a shopper is shown of a trip before it is booked. */
interface Seen {
  readonly shopperId: string;
  /** Which vehicles, when, where and for how long: whatever of it changes makes it another trip. */
  readonly trip: string;
  readonly figures: Figures;
  /** By line of the cart. */
  readonly lines: Readonly<Record<string, LineFigures>>;
}

const figureNames = ['trip_price', 'discount', 'coupon_discount', 'tax', 'trip_amount'] as const;
const lineNames = ['price', 'discount'] as const;

function shapeOf({ cart: { row }, lines }: PreparedTrip): string {
  const { rental_type, hours, distance_metres, pickup, destination, pickup_at } = row;
  const vehicles = lines.map(({ id, vehicle_id, quantity }) => [id, vehicle_id, quantity]);
  const [from, to] = [pickup, destination].map((place) => place && [place.lat, place.lng]);
  return JSON.stringify([rental_type, hours, distance_metres, from, to, pickup_at, vehicles]);
}

function seenOf(ctx: Ctx, prepared: PreparedTrip): Seen {
  const { bill, lines } = prepared;
  return {
    shopperId: getShopperId(ctx),
    trip: shapeOf(prepared),
    figures: {
      trip_price: bill.grossMinor,
      discount: bill.discountMinor,
      coupon_discount: bill.couponMinor,
      tax: bill.taxMinor,
      trip_amount: bill.totalMinor,
    },
    lines: Object.fromEntries(
      lines.map(({ id, rateMinor }, place) => [
        id,
        { price: rateMinor, discount: bill.lines[place]?.discountMinor ?? 0 },
      ]),
    ),
  };
}

/** A trip and its bill as the shopper is shown them, signed. */
export async function sealTrip(
  ctx: Ctx,
  prepared: PreparedTrip,
): Promise<{ seal: string; seal_expires_at: string }> {
  const untilMs = ctx.clock.now() + lastsMs;
  return {
    seal: await seal(ctx, 'trip-quote', seenOf(ctx, prepared), untilMs),
    seal_expires_at: new Date(untilMs).toISOString(),
  };
}

function differencesOf(ctx: Ctx, prepared: PreparedTrip, before: Seen, after: Seen) {
  const { decimals } = prepared.settings.currency;
  const told = (field: string, cart_id: string | null, name: string | null, was: number, is: number) =>
    was === is
      ? []
      : [{ field, cart_id, name, before: toMajor(was, decimals), after: toMajor(is, decimals) }];
  const ofLines = prepared.lines.flatMap(({ id, vehicle }) => {
    const [was, is] = [before.lines[id], after.lines[id]];
    const name = textIn(vehicle.name, ctx.language);
    return lineNames.flatMap((field) => told(field, id, name, was?.[field] ?? 0, is?.[field] ?? 0));
  });
  const ofBill = figureNames.flatMap((field) =>
    told(field, null, null, before.figures[field], after.figures[field]),
  );
  return [...ofLines, ...ofBill];
}

async function billNow(ctx: Ctx, prepared: PreparedTrip) {
  const bill = viewTripBill(prepared.bill, prepared.settings.currency.decimals);
  return { bill, ...(await sealTrip(ctx, prepared)) };
}

async function changedSince(ctx: Ctx, prepared: PreparedTrip, seal: string) {
  const opened = await openSeal<Seen>(ctx, 'trip-quote', seal);
  const after = seenOf(ctx, prepared);
  if (!opened.ok || opened.value.shopperId !== after.shopperId)
    return refuse('quote_expired', {}, await billNow(ctx, prepared));
  if (opened.value.trip !== after.trip) return refuse('trip_cart_changed');
  return differencesOf(ctx, prepared, opened.value, after);
}

/**
 * The trip and its bill are those that the shopper saw, line by line where their seal is sent: two changes that cancel each
 * other out, and another tab that swapped a vehicle for one of the same price, are told before anything is booked.
 */
export async function checkTripSeen(ctx: Ctx, prepared: PreparedTrip, input: BookInput): Promise<void> {
  const differences = input.seal ? await changedSince(ctx, prepared, input.seal) : [];
  const { bill, settings } = prepared;
  const { currency } = settings;
  if (differences.length === 0 && toMinor(input.trip_amount, currency.decimals) === bill.totalMinor) return;
  const price = formatPrice(bill.totalMinor, currency, { locale: ctx.language });
  refuse('bill_changed', { price }, { ...(await billNow(ctx, prepared)), differences });
}
