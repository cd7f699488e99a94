import { wireBill } from '@promenade/contract/bill';
import type { Calls } from '@promenade/contract/calls';
import { decideParcelEnds, parcelBill, parcelRates } from '@promenade/domain/parcel';
import { type Bill, type DeliveryRates, type Surge, surgeAt } from '@promenade/domain/pricing';
import { wallClockAt } from '@promenade/domain/hours';
import type { LatLng } from '@promenade/domain/zones';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { exactAmount } from '../../../platform/kept-amount.ts';
import { checkTotalSeen } from '../../../platform/shown-bill.ts';
import { findWay, type WayThere } from '../../geo/index.ts';
import { getMarket, type MarketSettings } from '../../settings/index.ts';
import { getZones, type MarketZone, termsOfRate, type ZoneRateRow, zoneName } from '../../zones/index.ts';
import { getCategory } from '../known-categories.ts';
import type { ParcelCategoryRow } from '../parcels.tables.ts';

/** A parsed quote request: a category and two points. */
export type ParcelQuoteInput = Omit<z.output<Calls['parcels.quote']['body']>, 'guest_id'>;

/** A parcel that can be placed. */
export interface PreparedParcel {
  readonly settings: MarketSettings;
  readonly category: ParcelCategoryRow;
  /** The sender's zone, which determines the price. */
  readonly zone: MarketZone;
  readonly sender: LatLng;
  readonly way: WayThere;
  readonly rates: DeliveryRates;
  readonly bill: Bill;
}

type EndInput = ParcelQuoteInput['sender_details'];
const pointOf = ({ latitude, longitude }: EndInput): LatLng => ({ lat: latitude, lng: longitude });

async function checkEnds(
  ctx: Ctx,
  moduleId: string,
  ends: { sender: LatLng; receiver: LatLng },
): Promise<{ zone: MarketZone; rate: ZoneRateRow }> {
  const { zones, rates } = await getZones(ctx);
  const rateOf = (zoneId: string) =>
    rates.find((rate) => rate.module_id === moduleId && rate.zone_id === zoneId);
  const served = zones.filter((zone) => zone.active && rateOf(zone.id));
  const decision = decideParcelEnds(ends, served);
  if (!decision.ok) {
    const { code, end } = decision.refusal;
    if (code === 'parcel_same_place') return refuse(code, {}, { end });
    const zonesServed = served.map((zone) => ({ id: zone.id, name: zoneName(ctx, zone) }));
    return refuse(code, {}, { end, zones: zonesServed });
  }
  const rate = rateOf(decision.from.id);
  if (!rate) throw new Error(`The zone ${decision.from.id} lost its rate.`);
  return { zone: decision.from, rate };
}

interface BillParts {
  readonly settings: MarketSettings;
  readonly rates: DeliveryRates;
  readonly surge: Surge | undefined;
  readonly distanceMetres: number;
  readonly tipMinor: number;
}

function makeBill({ settings, rates, surge, distanceMetres, tipMinor }: BillParts): Bill {
  return parcelBill({
    distanceMetres,
    rates,
    surge,
    freeByMarket: settings.freeDeliveryForAll,
    tipMinor,
    serviceMinor: settings.serviceChargeMinor,
    tax: { ratePercent: settings.taxPercent, included: settings.taxIncluded },
  });
}

/**
 * The checks shared by quote and place: guest, module and category, both ends within the module's zones; then the
 * route and its price.
 */
export async function prepareParcel(ctx: Ctx, input: ParcelQuoteInput): Promise<PreparedParcel> {
  const { settings } = await getMarket(ctx);
  // A field check, so it precedes all others.
  const tipMinor = settings.tips ? exactAmount('dm_tips', input.dm_tips, settings.currency.decimals) : 0;
  if (ctx.actor.kind === 'guest' && !settings.guestCheckout) refuse('guest_checkout_off');
  const category = await getCategory(ctx, input.parcel_category_id);
  const [sender, receiver] = [pointOf(input.sender_details), pointOf(input.receiver_details)];
  const { zone, rate } = await checkEnds(ctx, category.module_id, { sender, receiver });
  const way = await findWay(ctx, sender, receiver);
  const terms = termsOfRate(rate);
  const own = {
    perKmMinor: category.per_km_minor ?? undefined,
    minimumMinor: category.minimum_minor ?? undefined,
  };
  const rates = parcelRates(terms.rates, own);
  const surge = surgeAt(terms.surge, wallClockAt(ctx.clock.now(), settings.timeZone));
  const bill = makeBill({ settings, rates, surge, distanceMetres: way.distanceMetres, tipMinor });
  return { settings, category, zone, sender, way, rates, bill };
}

/** The total must be the one that the sender saw; otherwise the new bill is shown first (CHK-06). */
export function checkParcelSeen(ctx: Ctx, { bill, settings }: PreparedParcel, orderAmount: number): void {
  const { currency } = settings;
  const now = { bill: wireBill(bill, currency.decimals), totalMinor: bill.totalMinor, currency };
  checkTotalSeen(ctx, now, orderAmount);
}
