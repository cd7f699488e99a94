import { choicesOfType } from '@promenade/domain/catalog';
import type { CartLine } from '@promenade/domain/cart';
import type { BillLine } from '@promenade/domain/pricing';
import { getShopperId } from '../../platform/identity/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ItemForSale, StockTake } from '../catalog/index.ts';
import type { BoughtAddOn, BoughtChoice, OrderDraft, OrderLineDraft } from '../orders/index.ts';
import { type DoorInput, doorOf, type PlaceInput } from './checkout-input.ts';
import { contactColumns } from './checks/contact-columns.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { stockVariation } from './take-lines.ts';
import type { Route } from './way-to-door.ts';

function destination(input: DoorInput) {
  const door = doorOf(input);
  const isDelivery = door !== undefined;
  return {
    address: isDelivery ? (input.address ?? null) : null,
    road: isDelivery ? (input.road ?? '') : '',
    house: isDelivery ? (input.house ?? '') : '',
    floor: isDelivery ? (input.floor ?? '') : '',
    lat: door?.lat ?? null,
    lng: door?.lng ?? null,
  };
}

function contact(input: DoorInput) {
  const columns = contactColumns(input);
  return { ...columns, contact_email: columns.contact_email || null };
}

function way(route: Route | undefined) {
  return {
    route_polyline: route?.polyline ?? null,
    route_metres: route?.metres ?? null,
    route_seconds: route?.seconds ?? null,
  };
}

/** What is ordered from whom, and how it is paid. */
export type DraftParts = Pick<PreparedOrder, 'store' | 'bill' | 'route'> & {
  readonly itemsCount: number;
  /** How much faster than life it moves along by itself; null where people move it. */
  readonly speed: number | null;
  readonly paid: Pick<
    OrderDraft,
    'payment_method' | 'payment_status' | 'wallet_minor' | 'payment_due_at' | 'coupon_code'
  >;
  readonly wishes: Pick<OrderDraft, 'cutlery' | 'is_prescription'>;
};

/** The order as it will stand in the books. */
export function orderDraft(ctx: Ctx, input: DoorInput, parts: DraftParts): OrderDraft {
  const { store, bill, itemsCount, speed, paid, wishes } = parts;
  const { lines: _lines, ...sums } = bill;
  return {
    shopper_id: getShopperId(ctx),
    module_id: store.moduleId,
    store_id: store.id,
    store: { slug: store.slug, name: store.name, logo: store.logo, address: store.address, ...store.point },
    zone_id: store.zoneId,
    order_type: input.order_type,
    total_minor: bill.totalMinor,
    bill: sums,
    items_count: itemsCount,
    ...contact(input),
    ...destination(input),
    ...paid,
    ...wishes,
    note: input.order_note,
    delivery_instruction: doorOf(input) ? input.delivery_instruction : '',
    schedule_at: input.schedule_at ? new Date(input.schedule_at) : null,
    ...way(parts.route),
    preparation_minutes: store.preparationMinutes,
    autopilot_speed: speed,
  };
}

type LocalText = BoughtAddOn['name'];

/** Texts of every language; English stands in for one that is missing. */
function inAll(text: Partial<LocalText>, english: string): LocalText {
  const en = text.en ?? english;
  return { en, ar: text.ar ?? en, nl: text.nl ?? en, fr: text.fr ?? en };
}

// The choices of a variation; only its type if the store no longer describes them.
function boughtVariation(type: string, entry: ItemForSale | undefined): BoughtChoice {
  const questions = entry?.row.choice_options ?? [];
  const keys = questions.map(({ options }) => options.map(({ key }) => key));
  const labels = choicesOfType(keys, type)?.map((place, at) => {
    const option = questions[at]?.options[place];
    return inAll(option?.label ?? {}, option?.key ?? type);
  });
  return labels ? { type, labels } : { type };
}

// The cart knows choices by their English names; the order keeps them in every language.
function boughtChoices(line: CartLine, entry: ItemForSale | undefined): BoughtChoice[] {
  if (line.variationType !== undefined) return [boughtVariation(line.variationType, entry)];
  return line.food.map(({ name, labels }) => {
    const group = entry?.groups.find((one) => inAll(one.name, '').en === name);
    const bought = labels.map((label) => {
      const option = group?.options.find((one) => inAll(one.label, '').en === label);
      return inAll(option?.label ?? {}, label);
    });
    return { name: inAll(group?.name ?? {}, name), labels: bought };
  });
}

function boughtAddOns(line: CartLine, entry: ItemForSale | undefined): BoughtAddOn[] {
  return line.addOns.map(({ id, name, priceMinor, quantity }) => {
    const known = entry?.addOns.find((addOn) => addOn.id === id);
    return { id, name: inAll(known?.name ?? {}, name), priceMinor, quantity };
  });
}

function lineDraft(
  line: CartLine,
  billed: BillLine,
  entry: ItemForSale | undefined,
  kept: Pick<OrderLineDraft, 'stock_variation' | 'when_unavailable'>,
): OrderLineDraft {
  return {
    ...kept,
    item_id: line.itemId,
    name: inAll(entry?.names ?? {}, entry?.sale.item.name ?? ''),
    image: entry?.image ?? '',
    quantity: line.quantity,
    unit_price_minor: billed.unitPriceMinor,
    discount_minor: billed.discountMinor,
    add_ons_minor: billed.addOnsMinor,
    total_minor: billed.totalMinor,
    tax_minor: billed.taxMinor,
    choices: boughtChoices(line, entry),
    add_ons: boughtAddOns(line, entry),
  };
}

/** The lines as they are bought, in every language, with the stock row that each took from and what else to do. */
export function lineDrafts(
  { lines, bill, cart }: PreparedOrder,
  taken: readonly StockTake[],
  wishes: PlaceInput['when_unavailable'],
): OrderLineDraft[] {
  return lines.map((line, place) => {
    const variation = stockVariation(line);
    const isCounted = taken.some((take) => take.itemId === line.itemId && take.variation === variation);
    return lineDraft(line, bill.lines[place] as BillLine, cart.items.get(line.itemId), {
      stock_variation: isCounted ? variation : null,
      when_unavailable: wishes.find(({ cart_id }) => cart_id === line.id)?.choice ?? 'refund',
    });
  });
}
