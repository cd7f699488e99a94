import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { checkBillSeen, type ShownBill, type ShownDifference } from '../../../platform/shown-bill.ts';
import { textIn } from '../../catalog/index.ts';
import { currentTripBill, type viewTripBill } from '../trips.view.ts';
import type { PreparedTrip } from './prepare-trip.ts';
import type { BookInput } from './trip-draft.ts';

// By the names of the wire.
type Figures = Readonly<
  Record<'trip_price' | 'discount' | 'coupon_discount' | 'tax' | 'trip_amount', number>
>;
type LineFigures = Readonly<Record<'price' | 'discount', number>>;

/** What a shopper is shown of a trip before it is booked. */
interface Seen {
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

function seenOf(prepared: PreparedTrip): Seen {
  const { bill, lines } = prepared;
  return {
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

/** A trip's bill as its shopper is shown it. */
export function shownTrip(prepared: PreparedTrip): ShownBill<Seen, ReturnType<typeof viewTripBill>> {
  const { bill, settings } = prepared;
  return { purpose: 'trip-quote', seen: seenOf(prepared), ...currentTripBill(bill, settings) };
}

function differencesOf(ctx: Ctx, prepared: PreparedTrip, before: Seen, after: Seen): ShownDifference[] {
  const { decimals } = prepared.settings.currency;
  type Figure = Pick<ShownDifference, 'field' | 'cart_id' | 'name'>;
  const told = (figure: Figure, was: number, is: number): ShownDifference[] =>
    was === is ? [] : [{ ...figure, before: toMajor(was, decimals), after: toMajor(is, decimals) }];
  const ofLines = prepared.lines.flatMap(({ id, vehicle }) => {
    const [was, is] = [before.lines[id], after.lines[id]];
    const name = textIn(vehicle.name, ctx.language);
    return lineNames.flatMap((field) =>
      told({ field, cart_id: id, name }, was?.[field] ?? 0, is?.[field] ?? 0),
    );
  });
  const ofBill = figureNames.flatMap((field) =>
    told({ field, cart_id: null, name: null }, before.figures[field], after.figures[field]),
  );
  return [...ofLines, ...ofBill];
}

/**
 * The trip and its bill are those that the shopper saw, line by line where their seal is sent: another tab that swapped a
 * vehicle for one of the same price is told before anything is booked.
 */
export async function checkTripSeen(ctx: Ctx, prepared: PreparedTrip, input: BookInput): Promise<void> {
  const now = shownTrip(prepared);
  await checkBillSeen(ctx, now, { seal: input.seal, amount: input.trip_amount }, (before) =>
    before.trip === now.seen.trip
      ? differencesOf(ctx, prepared, before, now.seen)
      : refuse('trip_cart_changed'),
  );
}
