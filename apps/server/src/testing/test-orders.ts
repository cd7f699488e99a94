import type { Reply } from '@promenade/contract/calls';
import type { PlaceBody } from '@promenade/contract/checkout';
import { fixture } from './market.fixture.ts';
import type { Caller, TestClient } from './test-client.ts';

/** A test's order; by default two plates of pasta to the centre. */
export interface TestOrder {
  readonly itemId?: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly change?: Partial<PlaceBody>;
}

/** A delivery to the fixture's centre, complete except for its total. */
export const deliveryToCentre = {
  order_type: 'delivery',
  latitude: fixture.points.centre.lat,
  longitude: fixture.points.centre.lng,
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Ana Silva',
  contact_person_number: '+598 99 123 456',
  contact_person_email: 'ana@example.com',
  address: 'Rambla 1',
} as const;

/** Adds, quotes and places, as a shopper would. */
export async function placeTestOrder(
  client: TestClient,
  caller: Caller,
  order: TestOrder = {},
): Promise<Reply<'checkout.place'>> {
  const { itemId = fixture.items.pasta, quantity = 2, price = 7, change = {} } = order;
  await client.call('cart.add', { body: { item_id: itemId, quantity, price } }, caller);
  const { order_type, latitude, longitude, schedule_at, dm_tips } = {
    schedule_at: null,
    dm_tips: 0,
    ...deliveryToCentre,
    ...change,
  };
  const { bill } = await client.call(
    'checkout.quote',
    { body: { order_type, latitude, longitude, schedule_at, dm_tips } },
    caller,
  );
  return client.call(
    'checkout.place',
    { body: { ...deliveryToCentre, ...change, order_amount: bill.order_amount } },
    caller,
  );
}
