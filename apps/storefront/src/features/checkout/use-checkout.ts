import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/use-call.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useWhere, type Where } from './address/use-where.ts';
import { type QuoteBody, type QuoteState, useQuote } from './bill/use-quote.ts';
import type { CheckoutLine } from './checkout-cart.ts';
import type { Draft } from './draft.ts';
import type { OrderPage } from './placing/attempt.ts';
import type { PlaceInput } from './placing/use-place-order.ts';
import { type ChangeDraft, useDraft } from './use-draft.ts';

/** How the store and the market let an order reach the shopper. */
export interface Offer {
  readonly delivery: boolean;
  readonly takeAway: boolean;
}

export interface CheckoutState {
  readonly page: OrderPage;
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly offer: Offer;
  readonly store: { readonly id: string; readonly name: string; readonly address: string } | null;
  readonly where: Where;
  readonly quote: QuoteState;
}

function useStore(storeId: string) {
  const { home_delivery_status, takeaway_status } = useMarket().config;
  const { data } = useQuery({
    ...callQuery('catalog.store', { params: { id: storeId } }),
    enabled: storeId !== '',
  });
  const offer = {
    delivery: home_delivery_status === 1 && (data?.delivery ?? true),
    takeAway: takeaway_status === 1 && (data?.take_away ?? true),
  };
  return { store: data ?? null, offer };
}

function quoteBody(page: OrderPage, draft: Draft, { working }: Where): QuoteBody {
  const isDelivery = draft.orderType === 'delivery';
  return {
    page,
    order_type: draft.orderType,
    latitude: isDelivery ? (working?.lat ?? null) : null,
    longitude: isDelivery ? (working?.lng ?? null) : null,
    schedule_at: draft.scheduleAt,
    dm_tips: isDelivery ? draft.tip : 0,
  };
}

/** What placing sends, with the total as it was shown. */
export function placeInput(
  { page, draft, where }: Pick<CheckoutState, 'page' | 'draft' | 'where'>,
  orderAmount: number,
): PlaceInput {
  const { working, guest } = where;
  const contact = working ?? guest;
  const isDelivery = draft.orderType === 'delivery';
  const door = isDelivery && working ? working : null;
  return {
    ...quoteBody(page, draft, where),
    payment_method: 'cash_on_delivery',
    order_amount: orderAmount,
    contact_person_name: contact?.contact_person_name ?? '',
    contact_person_number: contact?.contact_person_number ?? '',
    contact_person_email: contact?.contact_person_email || null,
    address: door?.address ?? null,
    road: door?.road ?? null,
    house: door?.house ?? null,
    floor: door?.floor ?? null,
    order_note: draft.note,
  };
}

const versionOf = (lines: readonly CheckoutLine[]): string =>
  lines.map(({ id, quantity, total_price }) => `${id} ${quantity} ${total_price}`).join();

/** All that checkout knows: the draft, the store, the address and the bill. */
export function useCheckout(page: OrderPage, lines: readonly CheckoutLine[]): CheckoutState {
  const [kept, change] = useDraft();
  const storeId = lines[0]?.item.store_id ?? '';
  const { store, offer } = useStore(storeId);
  // A way that the store does not offer cannot stay chosen.
  const orderType =
    offer.delivery === offer.takeAway ? kept.orderType : offer.delivery ? 'delivery' : 'take_away';
  const draft: Draft = { ...kept, orderType };
  const where = useWhere(draft, store?.zone_id);
  const quote = useQuote(
    quoteBody(page, draft, where),
    versionOf(lines),
    storeId !== '' && !where.savedLoading,
  );
  return { page, draft, change, offer, store, where, quote };
}
