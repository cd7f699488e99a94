import { expect, test } from 'vitest';
import { ordersEndpoints } from './orders/index.ts';
import { tripsEndpoints } from './trips/index.ts';

test('the invoice of a trip was answered under another name than that of an order', () => {
  const [ofTrip, ofOrder] = [tripsEndpoints['trips.invoice'].reply, ordersEndpoints['orders.invoice'].reply];
  expect(Object.keys(ofTrip.shape)).toEqual(Object.keys(ofOrder.shape));
});
