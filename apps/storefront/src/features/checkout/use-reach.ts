import { useQuery } from '@tanstack/react-query';
import type { StoreZone } from '../../lib/address/address.ts';
import { callQuery } from '../../lib/api/use-call.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useWhere, type Where } from './address/use-where.ts';
import type { CollectedFrom } from './collect-at.ts';
import type { Draft } from './draft.ts';
import { type ChangeDraft, useDraft } from './use-draft.ts';

/** How the store and the market let an order reach the shopper. */
export interface Offer {
  readonly delivery: boolean;
  readonly takeAway: boolean;
}

/** How an order of a store reaches the shopper: the draft, what the store offers, and where to. */
export interface Reach {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly offer: Offer;
  readonly store: CollectedFrom | null;
  readonly where: Where;
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

/**
 * The draft of an order from a store; a way that the store does not offer cannot stay chosen. What is ordered says where
 * its store is: to a shopper who stands in another zone the store itself is not told.
 */
export function useReach(storeId: string, ordered?: StoreZone): Reach {
  const [kept, change] = useDraft();
  const { store, offer } = useStore(storeId);
  const orderType =
    offer.delivery === offer.takeAway ? kept.orderType : offer.delivery ? 'delivery' : 'take_away';
  const draft: Draft = { ...kept, orderType };
  return { draft, change, offer, store, where: useWhere(draft, ordered ?? store ?? undefined) };
}

/** Whom to ask and where the door is, as placing sends them. */
export function contactAndDoor({ draft, where }: Pick<Reach, 'draft' | 'where'>) {
  const { working, guest } = where;
  const contact = working ?? guest;
  const isDelivery = draft.orderType === 'delivery';
  const door = isDelivery && working ? working : null;
  return {
    contact_person_name: contact?.contact_person_name ?? '',
    contact_person_number: contact?.contact_person_number ?? '',
    contact_person_email: contact?.contact_person_email || null,
    address: door?.address ?? null,
    road: door?.road ?? null,
    house: door?.house ?? null,
    floor: door?.floor ?? null,
    order_note: draft.note,
    delivery_instruction: isDelivery ? draft.instruction : '',
  };
}
