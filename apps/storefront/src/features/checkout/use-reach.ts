import { useQuery } from '@tanstack/react-query';
import type { Contact, StoreZone } from '../../lib/address/address.ts';
import { callQuery } from '../../lib/api/use-call.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useWhere, type Where } from './address/use-where.ts';
import type { CollectedFrom } from './collect-at.ts';
import type { Draft } from './draft.ts';
import { type ChangeDraft, useDraft } from './use-draft.ts';

/** How the store and the market allow an order to reach the shopper. */
export interface Offer {
  readonly delivery: boolean;
  readonly takeAway: boolean;
}

/** How an order of a store reaches the shopper: the draft, what the store offers, and the destination. */
export interface Reach {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly offer: Offer;
  readonly store: CollectedFrom | null;
  readonly where: Where;
  /** Why nothing is known of the store, and how to ask again. */
  readonly lost: { readonly error: Error; readonly retry: () => unknown } | null;
}

function useStore(storeId: string) {
  const { home_delivery_status, takeaway_status } = useMarket().config;
  const { data, error, refetch } = useQuery({
    ...callQuery('catalog.store', { params: { id: storeId } }),
    enabled: storeId !== '',
  });
  const offer = {
    delivery: home_delivery_status === 1 && (data?.delivery ?? true),
    takeAway: takeaway_status === 1 && (data?.take_away ?? true),
  };
  return { store: data ?? null, offer, lost: error && { error, retry: refetch } };
}

/**
 * The draft of an order from a store; a delivery type that the store does not offer cannot stay chosen. The order
 * itself says where its store is: the store's page is not available to a shopper in another zone.
 */
export function useReach(storeId: string, ordered?: StoreZone): Reach {
  const [kept, change] = useDraft();
  const { store, offer, lost } = useStore(storeId);
  const orderType =
    offer.delivery === offer.takeAway ? kept.orderType : offer.delivery ? 'delivery' : 'take_away';
  const draft: Draft = { ...kept, orderType };
  return { draft, change, offer, store, lost, where: useWhere(draft, ordered ?? store ?? undefined) };
}

/** Whom to ask: the contact of the address, or whom a signed-in shopper has named to collect the order. */
export function contactOf({ draft, where }: Pick<Reach, 'draft' | 'where'>): Contact | null {
  const { signedIn, working, guest } = where;
  const collector = signedIn && draft.orderType === 'take_away' ? draft.contact : null;
  return collector ?? working ?? guest;
}

/** Contact and address, as placing sends them. */
export function contactAndDoor({ draft, where }: Pick<Reach, 'draft' | 'where'>) {
  const { working } = where;
  const isDelivery = draft.orderType === 'delivery';
  const contact = contactOf({ draft, where });
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
