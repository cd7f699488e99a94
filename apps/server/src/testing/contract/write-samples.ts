import type { Body } from '@promenade/contract/calls';
import { post } from '../../modules/ledger/index.ts';
import { fixture, type TestMarket } from '../index.ts';
import { parcelToCoast, placeTestParcel } from '../test-parcels.ts';
import { demoTransfer, giveTransfer } from './transfer-samples.ts';
import { newPerson } from '../sign-in/new-person.ts';
import { accountSamples } from './account-samples.ts';
import { afterSamples } from './after-samples.ts';
import { messageSamples } from './message-samples.ts';
import { tripSamples } from './trip-samples.ts';
import {
  addPasta,
  address,
  deliverPasta,
  parkPasta,
  pasta,
  placeBody,
  placePasta,
  placeUnpaid,
  prescriptionBody,
  prescriptionForm,
  saveAddress,
} from './owned-records.ts';
import { offerSamples } from './offer-samples.ts';
import { partnerSamples } from './partner-samples.ts';
import { storeSamples } from './store-samples.ts';
import { tripCartSamples } from './trip-cart-samples.ts';
import { vehicleSamples } from './vehicle-samples.ts';
import { newCustomer, newGuest, newOperator, type WriteId, type WriteSamples } from './write-sample.ts';

/** A coupon with an unused code. */
const newCoupon = (market: TestMarket): Body<'ops.addCoupon'> => ({
  code: market.ctx.ids.next(),
  title: { en: 'Ten', ar: '', nl: '', fr: '' },
  coupon_type: 'default',
  discount_type: 'percent',
  discount: 10,
});

/** A browser's push subscription, with the keys of RFC 8291's example. */
const pushSubscription = (market: TestMarket): Body<'notifications.subscribe'> => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${market.ctx.ids.next()}`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** For every write, a way to have it accepted, by a caller of its own; a new call does not compile without one. */
export const writeSamples: WriteSamples<WriteId> = {
  'newsletter.subscribe': async () => ({ caller: {}, input: { body: { email: newPerson().email } } }),
  'enquiries.send': async () => {
    const { name, email, phone } = newPerson();
    return { caller: {}, input: { body: { name, email, phone, message: 'Where is my order?' } } };
  },
  'ops.setPage': async (market) => ({
    caller: await newOperator(market),
    input: {
      params: { slug: 'refund-policy' as const },
      body: { language: 'nl' as const, title: 'Geld terug', text: `Nummer ${market.ctx.ids.next()}` },
    },
  }),
  // Sets what is set already: the other samples need an open market.
  'ops.setMaintenance': async (market) => ({
    caller: await newOperator(market),
    input: { body: { state: 'open' } },
  }),
  // Sets a value that is set already, of a setting that no other sample uses.
  'ops.changeSetting': async (market) => ({
    caller: await newOperator(market),
    input: { params: { key: 'tips' }, body: { value: true } },
  }),
  'ops.forgetSetting': async (market) => ({
    caller: await newOperator(market),
    input: { params: { key: 'footerText' } },
  }),
  ...accountSamples,
  ...afterSamples,
  ...tripSamples,
  ...partnerSamples,
  ...messageSamples,
  ...vehicleSamples,
  ...tripCartSamples,
  'addresses.add': async (market) => ({ caller: await newCustomer(market), input: { body: address } }),
  'addresses.update': async (market) => {
    const caller = await newCustomer(market);
    return {
      caller,
      input: { params: { id: await saveAddress(market, caller) }, body: { ...address, floor: '9' } },
    };
  },
  'addresses.delete': async (market) => {
    const caller = await newCustomer(market);
    return { caller, input: { query: { address_id: await saveAddress(market, caller) } } };
  },
  'wishlist.add': async (market) => ({
    caller: await newCustomer(market),
    input: { query: { item_id: fixture.items.pizza } },
  }),
  'wishlist.remove': async (market) => {
    const caller = await newCustomer(market);
    const input = { query: { item_id: fixture.items.pizza } };
    await market.call('wishlist.add', input, caller);
    return { caller, input };
  },
  'wallet.addFund': async (market) => ({
    caller: await newCustomer(market),
    input: { body: { amount: 25, payment_method: 'sandbox', callback: '/wallet', payment_platform: 'web' } },
  }),
  'loyalty.transfer': async (market) => {
    const { shopperId, token } = await market.newCustomer();
    const account = { kind: 'points', ownerId: shopperId } as const;
    const postings = [
      { account: { kind: 'points_issued' } as const, amountMinor: -500 },
      { account, amountMinor: 500 },
    ];
    await post(market.ctx, { kind: 'loyalty_point', key: shopperId, postings });
    return { caller: { token }, input: { body: { point: 100 } } };
  },
  'notifications.read': async (market) => ({ caller: await newCustomer(market), input: { body: {} } }),
  'notifications.choose': async (market) => ({
    caller: await newCustomer(market),
    input: { body: { matter: 'progress', push: false, mail: true, sms: false } },
  }),
  'notifications.subscribe': async (market) => ({
    caller: await newCustomer(market),
    input: { body: pushSubscription(market) },
  }),
  'notifications.unsubscribe': async (market) => {
    const caller = await newCustomer(market);
    const body = pushSubscription(market);
    await market.call('notifications.subscribe', { body }, caller);
    return { caller, input: { query: { endpoint: body.endpoint } } };
  },
  'notifications.token': async (market) => ({
    caller: await newCustomer(market),
    input: { body: { cm_firebase_token: market.ctx.ids.secret() } },
  }),
  'cart.add': async (market) => ({ caller: await newGuest(market), input: { body: pasta } }),
  'cart.buyNow': async (market) => ({ caller: await newGuest(market), input: { body: pasta } }),
  'cart.update': async (market) => {
    const caller = await newGuest(market);
    return { caller, input: { body: { ...pasta, quantity: 2, cart_id: await addPasta(market, caller) } } };
  },
  'cart.removeLine': async (market) => {
    const caller = await newGuest(market);
    return { caller, input: { params: { id: await addPasta(market, caller) } } };
  },
  'cart.removeLineByQuery': async (market) => {
    const caller = await newGuest(market);
    return { caller, input: { query: { cart_id: await addPasta(market, caller) } } };
  },
  'cart.clear': async (market) => {
    const caller = await newGuest(market);
    await addPasta(market, caller);
    return { caller, input: {} };
  },
  'cart.restoreParked': async (market) => {
    const caller = await newCustomer(market);
    return { caller, input: { params: { id: await parkPasta(market, caller) } } };
  },
  'cart.removeParked': async (market) => {
    const caller = await newGuest(market);
    return { caller, input: { params: { id: await parkPasta(market, caller) } } };
  },
  'cart.takeAlong': async (market) => {
    const { guestId } = await market.newGuest();
    await addPasta(market, { guestId });
    return { caller: await newCustomer(market), input: { body: { guest_id: guestId } } };
  },
  'checkout.quote': async (market) => {
    const caller = await newGuest(market);
    await addPasta(market, caller);
    return { caller, input: { body: { order_type: 'take_away' } } };
  },
  'checkout.place': async (market) => {
    const caller = await newGuest(market);
    await addPasta(market, caller);
    return { caller, input: { body: await placeBody(market, caller) } };
  },
  'checkout.uploadPrescription': async (market) => {
    const { guestId } = await market.newGuest();
    return { caller: { guestId }, input: { body: prescriptionForm() } };
  },
  'checkout.placePrescription': async (market) => {
    const { guestId } = await market.newGuest();
    return { caller: { guestId }, input: { body: await prescriptionBody(market, { guestId }) } };
  },
  'orders.cancel': async (market) => {
    const caller = await newGuest(market);
    return {
      caller,
      input: { body: { order_id: await placePasta(market, caller), reason: 'Changed my mind' } },
    };
  },
  'reviews.submit': async (market) => {
    const caller = await newCustomer(market);
    const { orderId, lineId } = await deliverPasta(market, caller);
    return { caller, input: { body: { order_id: orderId, line_id: lineId, rating: 4, comment: 'Good' } } };
  },
  'ops.replyToReview': async (market) => {
    const { caller, input } = await writeSamples['reviews.submit'](market);
    const { review } = await market.call('reviews.submit', input, caller);
    return {
      caller: await newOperator(market),
      input: { params: { id: review.id }, body: { reply: 'Thank you' } },
    };
  },
  'ops.moveOrder': async (market) => {
    const id = await placePasta(market, await newGuest(market));
    return {
      caller: await newOperator(market),
      input: { params: { id }, body: { order_status: 'confirmed' } },
    };
  },
  'parcels.quote': async (market) => {
    const { parcel_category_id, sender_details, receiver_details } = parcelToCoast;
    const at = ({ latitude, longitude }: typeof sender_details | typeof receiver_details) => ({
      latitude,
      longitude,
    });
    const points = { sender_details: at(sender_details), receiver_details: at(receiver_details) };
    return { caller: await newGuest(market), input: { body: { parcel_category_id, ...points } } };
  },
  'ops.turnParcelBack': async (market) => {
    const [sender, caller] = [await newGuest(market), await newOperator(market)];
    const { order_id: id } = await placeTestParcel(market, sender);
    for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up'] as const)
      await market.call('ops.moveOrder', { params: { id }, body: { order_status } }, caller);
    return { caller, input: { params: { id }, body: { reason: 'Nobody opened' } } };
  },
  'ops.returnParcel': async (market) => {
    const [sender, caller] = [await newGuest(market), await newOperator(market)];
    const { order_id: id } = await placeTestParcel(market, sender);
    for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up'] as const)
      await market.call('ops.moveOrder', { params: { id }, body: { order_status } }, caller);
    const { return_code } = await market.call('orders.cancel', { body: { order_id: id } }, sender);
    return { caller, input: { params: { id }, body: { return_code: return_code ?? '' } } };
  },
  'checkout.switchPayment': async (market) => {
    const caller = await newGuest(market);
    const body = { order_id: await placeUnpaid(market, caller), payment_method: 'cash_on_delivery' };
    return { caller, input: { body } };
  },
  'payments.sendProof': async (market) => {
    const { guestId, shopperId } = await market.newGuest();
    const body = { payment_id: await giveTransfer(market, shopperId), method_id: demoTransfer.id };
    return { caller: { guestId }, input: { body } };
  },
  // Confirming a payment is tested in the room: the payment here has no order or deposit.
  'ops.decidePayment': async (market) => {
    const id = await giveTransfer(market, (await market.newGuest()).shopperId, 'reviewing');
    const body = { decision: 'decline', reason: 'Nothing has come' } as const;
    return { caller: await newOperator(market), input: { params: { id }, body } };
  },
  ...storeSamples,
  // Sets the existing zones, which the other samples need.
  'ops.setZones': async (market) => {
    const caller = await newOperator(market);
    return { caller, input: { body: await market.call('ops.zones', {}, caller) } };
  },
  ...offerSamples,
  'ops.addCoupon': async (market) => ({
    caller: await newOperator(market),
    input: { body: newCoupon(market) },
  }),
  'ops.switchCoupon': async (market) => {
    const caller = await newOperator(market);
    const body = newCoupon(market);
    await market.call('ops.addCoupon', { body }, caller);
    return { caller, input: { params: { code: body.code }, body: { active: false } } };
  },
  'ops.changeItem': async (market) => ({
    caller: await newOperator(market),
    input: { params: { id: fixture.items.lemonade }, body: { description: 'With ginger' } },
  }),
  'ops.setStock': async (market) => ({
    caller: await newOperator(market),
    input: { params: { id: fixture.items.tiramisu }, body: { stock: 5 } },
  }),
};
