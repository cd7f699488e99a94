import type { Body } from '@promenade/contract/calls';
import { addressTexts } from '../../../lib/address/contact-texts.ts';
import { typedContactProblems } from '../../../lib/address/typed-contact.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { type DraftEnd, type ParcelDraft, paymentOf } from './draft.ts';

export type ParcelBody = Extract<Body<'checkout.place'>, { order_type: 'parcel' }>;
export type ParcelQuoteBody = Omit<Body<'parcels.quote'>, 'guest_id'>;

/** The two ends of a parcel. */
export type EndName = 'sender' | 'receiver';

/** The errors of an end, field by field. */
export type EndProblems = Partial<Record<'name' | 'phone' | 'place', MessageKey>>;

/** What is missing or wrong, before anything is sent (LOC-11, LOC-12). */
export interface DraftProblems {
  readonly category: boolean;
  readonly sender: EndProblems;
  readonly receiver: EndProblems;
}

function endProblems({ name, phone, place }: DraftEnd, callingCode: string): EndProblems {
  const problems: EndProblems = {};
  for (const { field, code } of typedContactProblems({ name, phone, email: '' }, callingCode, false))
    if (field !== 'email') problems[field] = addressTexts[code];
  if (!place?.text) problems.place = 'address.required';
  return problems;
}

/**
 * Everything that prevents sending the parcel.
 * @param callingCode of the market's country
 */
export const problemsOf = (
  { categoryId, sender, receiver }: ParcelDraft,
  callingCode: string,
): DraftProblems => ({
  category: categoryId === null,
  sender: endProblems(sender, callingCode),
  receiver: endProblems(receiver, callingCode),
});

export const isWhole = ({ category, sender, receiver }: DraftProblems): boolean =>
  !category && [sender, receiver].every((end) => Object.keys(end).length === 0);

const pointOf = ({ place }: DraftEnd) => place && { latitude: place.lat, longitude: place.lng };

/** What the fee depends on; null as long as the kind or a place is missing. */
export function quoteBody({ categoryId, sender, receiver, tip }: ParcelDraft): ParcelQuoteBody | null {
  const [from, to] = [pointOf(sender), pointOf(receiver)];
  if (categoryId === null || !from || !to) return null;
  return { parcel_category_id: categoryId, sender_details: from, receiver_details: to, dm_tips: tip };
}

function wireEnd({ name, phone, place, road, house, floor }: DraftEnd): ParcelBody['sender_details'] {
  return {
    contact_person_name: name,
    contact_person_number: phone,
    address: place?.text ?? '',
    latitude: place?.lat ?? 0,
    longitude: place?.lng ?? 0,
    road,
    house,
    floor,
  };
}

/** What placing sends. */
export function placeBody(draft: ParcelDraft, orderAmount: number): Omit<ParcelBody, 'guest_id'> {
  const { method, partial } = paymentOf(draft);
  return {
    order_type: 'parcel',
    parcel_category_id: draft.categoryId ?? '',
    sender_details: wireEnd(draft.sender),
    receiver_details: wireEnd(draft.receiver),
    charge_payer: draft.payer,
    payment_method: method,
    partial_payment: partial,
    order_note: draft.note,
    delivery_instruction: draft.instruction,
    dm_tips: draft.tip,
    order_amount: orderAmount,
  };
}
