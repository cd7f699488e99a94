import type { Body } from '@promenade/contract/calls';
import type { PlaceBody } from '@promenade/contract/checkout';
import { sql } from 'kysely';
import { writeMarket } from '../../modules/settings/index.ts';
import { openConversation } from './message-samples.ts';
import { giveTransferLike } from './transfer-samples.ts';
import { hireBicycle } from './trip-cart-samples.ts';
import { rideOf } from './trip-samples.ts';
import { addPasskey, fixture, type Caller, shops, type TestMarket, writeShops } from '../index.ts';

const { centre } = fixture.points;

/** The contact of orders in these tests, in wire format. */
export const contact = {
  contact_person_name: 'Ana Silva',
  contact_person_number: '+59899123456',
  contact_person_email: 'ana@example.com',
};

/** An address that can be saved. */
export const address: Body<'addresses.add'> = {
  address_type: 'home',
  contact_person_name: contact.contact_person_name,
  contact_person_number: contact.contact_person_number,
  address: 'Sarandí 500',
  latitude: centre.lat,
  longitude: centre.lng,
};

/** A portion of pasta: no choices, unlimited stock, above the minimum order. */
export const pasta: Body<'cart.add'> = { item_id: fixture.items.pasta, quantity: 1, price: 7 };

const takeAway = { order_type: 'take_away', payment_method: 'cash_on_delivery', ...contact } as const;

/** Adds a portion to the caller's cart and returns the line's id. */
export async function addPasta(market: TestMarket, caller: Caller): Promise<string> {
  const [line] = await market.call('cart.add', { body: pasta }, caller);
  return line?.id ?? '';
}

/** The body that places the caller's cart. */
export async function placeBody(market: TestMarket, caller: Caller): Promise<PlaceBody> {
  const quote = await market.call('checkout.quote', { body: { order_type: 'take_away' } }, caller);
  return { ...takeAway, order_amount: quote.bill.order_amount };
}

/** Places an order of one portion and returns its id. */
export async function placePasta(market: TestMarket, caller: Caller): Promise<string> {
  await addPasta(market, caller);
  const { order_id: id } = await market.call(
    'checkout.place',
    { body: await placeBody(market, caller) },
    caller,
  );
  return id;
}

/** Places an order of one portion that awaits payment at the sandbox, and returns its id. */
export async function placeUnpaid(market: TestMarket, caller: Caller): Promise<string> {
  await writeMarket(market.ctx, { sandboxPayments: true }, []);
  await addPasta(market, caller);
  const body = { ...(await placeBody(market, caller)), payment_method: 'sandbox' };
  return (await market.call('checkout.place', { body }, caller)).order_id;
}

/** Places an order of one portion, delivers it, and returns it with its line. */
export async function deliverPasta(
  market: TestMarket,
  caller: Caller,
): Promise<{ orderId: string; lineId: string }> {
  const orderId = await placePasta(market, caller);
  const operator = { token: await market.operatorToken() };
  for (const order_status of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await market.call('ops.moveOrder', { params: { id: orderId }, body: { order_status } }, operator);
  const { lines } = await market.call('orders.details', { query: { order_id: orderId } }, caller);
  return { orderId, lineId: lines[0]?.id ?? '' };
}

/** Delivers an order, requests a refund, and returns its id. */
export async function askRefund(market: TestMarket, caller: Caller): Promise<string> {
  const { orderId } = await deliverPasta(market, caller);
  await market.call('orders.requestRefund', { body: { order_id: orderId, reason: 'late' } }, caller);
  return orderId;
}

/** Saves an address and returns its id. */
export async function saveAddress(market: TestMarket, caller: Caller): Promise<string> {
  return (await market.call('addresses.add', { body: address }, caller)).address.id;
}

/** One record of every kind that has an owner. */
export interface OwnedRecords {
  readonly lineId: string;
  readonly orderId: string;
  readonly parkedId: string;
  readonly tripCartId: string;
  readonly tripLineId: string;
  readonly tripId: string;
  /** A completed trip, its line and its unit. */
  readonly drivenId: string;
  readonly drivenLineId: string;
  readonly drivenUnitId: string;
  /** A delivered order, and its line. */
  readonly broughtId: string;
  readonly broughtLineId: string;
  /** An order with a refund request. */
  readonly refundId: string;
  readonly paymentId: string;
  /** An order awaiting payment at its gateway. */
  readonly unpaidId: string;
  /** Customers only, as are all that follow. */
  readonly addressId: string;
  readonly sessionId: string;
  readonly passkeyId: string;
  readonly conversationId: string;
}

/** Parks the caller's cart with a portion in it, like keeping both carts at sign-in does. */
export async function parkPasta(market: TestMarket, caller: Caller): Promise<string> {
  const lineId = await addPasta(market, caller);
  const at = new Date(market.clock.now());
  const { rows } = await sql<{ id: string }>`
    update carts set parked_at = ${at} where id = (select cart_id from cart_lines where id = ${lineId})
    returning id`.execute(market.ctx.db);
  return rows[0]?.id ?? '';
}

async function giveCustomerRecords(market: TestMarket, caller: Caller) {
  const { token } = caller;
  if (token === undefined) return { addressId: '', sessionId: '', passkeyId: '', conversationId: '' };
  await addPasskey(market, token);
  const { passkeys } = await market.call('accounts.passkeys', {}, caller);
  const { sessions } = await market.call('accounts.sessions', {}, caller);
  const addressId = await saveAddress(market, caller);
  const [sessionId, passkeyId] = [sessions[0]?.id ?? '', passkeys[0]?.id ?? ''];
  return { addressId, sessionId, passkeyId, conversationId: await openConversation(market, caller) };
}

async function giveDriven(market: TestMarket, caller: Caller) {
  const steps = ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const;
  const { tripId: drivenId, lineId, unitId } = await rideOf(market, caller, ...steps);
  return { drivenId, drivenLineId: lineId, drivenUnitId: unitId };
}

/** Gives a caller one record of each kind of trips. */
export async function giveHires(market: TestMarket, caller: Caller) {
  const { tripId } = await rideOf(market, caller);
  const driven = await giveDriven(market, caller);
  return { tripId, ...driven, ...(await hireBicycle(market, caller)) };
}

/** Gives a caller one record of each kind except trips. */
export async function giveOrders(market: TestMarket, caller: Caller) {
  const refundId = await askRefund(market, caller);
  const { orderId: broughtId, lineId: broughtLineId } = await deliverPasta(market, caller);
  const unpaidId = await placeUnpaid(market, caller);
  const orderId = await placePasta(market, caller);
  const customers = await giveCustomerRecords(market, caller);
  const parkedId = await parkPasta(market, caller);
  const lineId = await addPasta(market, caller);
  const paymentId = await giveTransferLike(market, orderId);
  return { lineId, orderId, parkedId, paymentId, unpaidId, broughtId, broughtLineId, refundId, ...customers };
}

/** Gives a caller one record of each kind. */
export async function giveRecords(market: TestMarket, caller: Caller): Promise<OwnedRecords> {
  return { ...(await giveOrders(market, caller)), ...(await giveHires(market, caller)) };
}

/** One pixel (PNG). */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form with a picture of a prescription. */
export function prescriptionForm(): FormData {
  const form = new FormData();
  form.set('image', new Blob([pixel], { type: 'image/png' }), 'prescription.png');
  return form;
}

/** Uploads a picture and returns its id. */
export async function sendPrescription(market: TestMarket, caller: Caller): Promise<string> {
  const sent = await market.call('checkout.uploadPrescription', { body: prescriptionForm() }, caller);
  return sent.prescription_id;
}

/** The body of a prescription order, at a pharmacy that is added to the market. */
export async function prescriptionBody(
  market: TestMarket,
  caller: Caller,
): Promise<Body<'checkout.placePrescription'>> {
  await writeShopsOnce(market);
  const prescription_ids = [await sendPrescription(market, caller)];
  return { store_id: shops.stores.chemist, order_type: 'take_away', ...contact, prescription_ids };
}

const withShops = new WeakMap<TestMarket['ctx'], Promise<void>>();

function writeShopsOnce({ ctx }: TestMarket): Promise<void> {
  const writing = withShops.get(ctx) ?? writeShops(ctx);
  withShops.set(ctx, writing);
  return writing;
}
