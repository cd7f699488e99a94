import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { mediaUrl } from '../../../platform/files/media-url.ts';
import type { OrderRow } from '../orders.tables.ts';

type WireOrder = Reply<'orders.details'>;

/** What a list shows of a parcel. */
export function viewParcelCard(ctx: Ctx, { parcel, address }: OrderRow): WireOrder['parcel'] {
  if (!parcel) return null;
  const { categoryId, category, image, sender, payer } = parcel;
  return {
    category: { id: categoryId, name: category[ctx.language], image, image_full_url: mediaUrl(ctx, image) },
    from: sender?.address ?? null,
    to: address,
    charge_payer: payer,
  };
}

/** Who sends it, and from where. */
export function viewSender({ parcel }: OrderRow): WireOrder['sender_details'] {
  const sender = parcel?.sender;
  if (!sender) return null;
  return {
    contact_person_name: sender.name,
    contact_person_number: sender.phone,
    contact_person_email: null,
    address: sender.address,
    road: sender.road,
    house: sender.house,
    floor: sender.floor,
    latitude: sender.lat,
    longitude: sender.lng,
  };
}

/** The return. Its code is only shown to the sender: not to somebody who tracks by phone, nor to the courier. */
export function viewReturn(ctx: Ctx, order: OrderRow): WireOrder['parcel_return'] {
  const {
    return_asked_at: askedAt,
    returned_at: returnedAt,
    return_code: code,
    return_reason: reason,
  } = order;
  if (!askedAt) return null;
  const isSender = 'shopperId' in ctx.actor && ctx.actor.shopperId === order.shopper_id;
  return {
    asked_at: askedAt.toISOString(),
    returned_at: returnedAt?.toISOString() ?? null,
    by: order.return_by ?? 'shopper',
    reason,
    code: isSender ? code : null,
  };
}
