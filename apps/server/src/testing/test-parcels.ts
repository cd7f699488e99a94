import type { Body, Reply } from '@promenade/contract/calls';
import { fixture } from './market.fixture.ts';
import type { Caller, TestClient } from './test-client.ts';

type ParcelBody = Extract<Body<'checkout.place'>, { order_type: 'parcel' }>;

const at = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });

/** Documents from the fixture's centre to its coast, complete except for the total. */
export const parcelToCoast = {
  order_type: 'parcel',
  parcel_category_id: fixture.parcels.documents,
  sender_details: {
    contact_person_name: 'Ana Silva',
    contact_person_number: '+598 99 123 456',
    address: 'Sarandí 500',
    ...at(fixture.points.centre),
  },
  receiver_details: {
    contact_person_name: 'Bruno Costa',
    contact_person_number: '+598 99 654 321',
    address: 'Rambla 2',
    ...at(fixture.points.coast),
  },
  charge_payer: 'sender',
  payment_method: 'cash_on_delivery',
  order_note: 'Papers',
} as const satisfies Omit<ParcelBody, 'order_amount'>;

/** Quotes and places, as a sender would. */
export async function placeTestParcel(
  client: TestClient,
  caller: Caller,
  change: Partial<ParcelBody> = {},
): Promise<Reply<'checkout.place'>> {
  const parcel = { ...parcelToCoast, ...change };
  const { parcel_category_id, sender_details, receiver_details } = parcel;
  const points = {
    sender_details: { latitude: sender_details.latitude, longitude: sender_details.longitude },
    receiver_details: { latitude: receiver_details.latitude, longitude: receiver_details.longitude },
  };
  const { bill } = await client.call('parcels.quote', { body: { parcel_category_id, ...points } }, caller);
  return client.call('checkout.place', { body: { ...parcel, order_amount: bill.order_amount } }, caller);
}
