import { endpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import type { RefusalCode } from '@promenade/contract/refusals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, everyWayIn, fourHours, openTestMarket, type TestMarket } from '../index.ts';
import { stateOf } from './digest.ts';
import { everyEndpoint, rawRequestOf, send } from './every-endpoint.ts';
import { demoTransfer } from './transfer-samples.ts';
import { fiveHours } from './trip-samples.ts';
import { address, giveHires, giveOrders, giveRecords, type OwnedRecords, pasta } from './owned-records.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

/** How a call refers to somebody's record, and the code that refuses someone else's. */
interface NamesRecord {
  readonly input: (records: OwnedRecords) => object;
  readonly code: RefusalCode;
}
/** A call that refers to no record: it reads or changes the caller's own. */
const own = 'own';

const line = { code: 'line_not_found' } as const;
const tripLine = { code: 'trip_line_not_found' } as const;
const payment = { code: 'payment_not_found' } as const;
const order = { code: 'order_not_found' } as const;
const device = { code: 'session_not_found' } as const;
const passkey = { code: 'passkey_not_found' } as const;
const parked = { code: 'parked_cart_not_found' } as const;
const saved = { code: 'address_not_found' } as const;
const talk = { code: 'conversation_not_found' } as const;
const trip = { code: 'trip_not_found' } as const;
const tripCart = { code: 'trip_cart_not_found' } as const;

// A call for shoppers or customers that is missing here fails the first test below.
const matrix: Partial<Record<CallId, NamesRecord | typeof own>> = {
  'accounts.logout': own,
  'accounts.info': own,
  'accounts.updateProfile': own,
  'accounts.updateInterest': own,
  'accounts.export': own,
  'accounts.remove': own,
  'accounts.sessions': own,
  'accounts.endSession': { ...device, input: ({ sessionId }) => ({ params: { id: sessionId } }) },
  'accounts.endOtherSessions': own,
  'accounts.reauthenticationWays': own,
  'accounts.reauthenticationCode': own,
  'accounts.reauthenticationPasskey': own,
  // Somebody else's challenge or passkey is refused like a wrong one: see accounts/reauthentication.
  'accounts.reauthenticate': own,
  'accounts.passkeys': own,
  'accounts.passkeyPrepare': own,
  // Somebody else's challenge is refused like an expired one: see accounts/passkeys.
  'accounts.passkeyAdd': own,
  'accounts.passkeyRemove': { ...passkey, input: ({ passkeyId }) => ({ params: { id: passkeyId } }) },
  'addresses.list': own,
  'addresses.add': own,
  'addresses.update': { ...saved, input: ({ addressId }) => ({ params: { id: addressId }, body: address }) },
  'addresses.delete': { ...saved, input: ({ addressId }) => ({ query: { address_id: addressId } }) },
  'cart.list': own,
  'cart.add': own,
  'cart.update': { ...line, input: ({ lineId }) => ({ body: { ...pasta, quantity: 3, cart_id: lineId } }) },
  'cart.removeLine': { ...line, input: ({ lineId }) => ({ params: { id: lineId } }) },
  'cart.removeLineByQuery': { ...line, input: ({ lineId }) => ({ query: { cart_id: lineId } }) },
  'cart.clear': own,
  'cart.checkoutItem': own,
  'cart.buyNow': own,
  'cart.parked': own,
  'cart.restoreParked': { ...parked, input: ({ parkedId }) => ({ params: { id: parkedId } }) },
  'cart.removeParked': { ...parked, input: ({ parkedId }) => ({ params: { id: parkedId } }) },
  // Refers to a guest by the secret that guests sign in with.
  'cart.takeAlong': own,
  'cart.events': own,
  'tripCart.get': own,
  'tripCart.add': own,
  'tripCart.confirm': own,
  'tripCart.update': {
    ...tripLine,
    input: ({ tripLineId }) => ({ body: { cart_id: tripLineId, quantity: 2 } }),
  },
  'tripCart.change': {
    ...tripCart,
    input: ({ tripCartId }) => ({ params: { id: tripCartId }, body: { ...fourHours, estimated_hours: 5 } }),
  },
  'tripCart.removeLine': { ...tripLine, input: ({ tripLineId }) => ({ query: { cart_id: tripLineId } }) },
  'tripCart.removeLines': { ...tripLine, input: ({ tripLineId }) => ({ query: { cart_ids: tripLineId } }) },
  'tripCart.clear': own,
  'wishlist.list': own,
  'wishlist.add': own,
  'wishlist.remove': own,
  'trips.quote': own,
  'trips.book': own,
  'rentalCoupons.list': own,
  'rentalCoupons.apply': own,
  'trips.list': own,
  'trips.details': { ...trip, input: ({ tripId }) => ({ query: { trip_id: tripId } }) },
  'trips.events': { ...trip, input: ({ tripId }) => ({ query: { trip_id: tripId } }) },
  'trips.invoice': { ...trip, input: ({ tripId }) => ({ query: { trip_id: tripId } }) },
  'trips.pay': {
    ...trip,
    input: ({ tripId }) => ({ body: { trip_id: tripId, payment_method: 'cash_on_delivery' } }),
  },
  'trips.cancel': { ...trip, input: ({ tripId }) => ({ body: { trip_id: tripId, reason: 'Not mine' } }) },
  'trips.changeQuote': {
    ...trip,
    input: ({ tripId }) => ({ body: { trip_id: tripId, estimated_hours: 5 } }),
  },
  'trips.change': { ...trip, input: ({ tripId }) => ({ body: { trip_id: tripId, ...fiveHours } }) },
  'trips.handOver': {
    ...trip,
    input: ({ drivenId, drivenUnitId }) => ({
      body: {
        trip_id: drivenId,
        unit_id: drivenUnitId,
        moment: 'return',
        odometer_km: 12,
        fuel_percent: 80,
      },
    }),
  },
  'trips.review': {
    ...trip,
    input: ({ drivenId, drivenLineId }) => ({
      body: { trip_id: drivenId, line_id: drivenLineId, rating: 5 },
    }),
  },
  'rentalWishlist.list': own,
  'rentalWishlist.add': own,
  'rentalWishlist.remove': own,
  'wallet.transactions': own,
  'wallet.bonuses': own,
  'wallet.addFund': own,
  'loyalty.transactions': own,
  'loyalty.transfer': own,
  'cashback.get': own,
  'notifications.list': own,
  'notifications.events': own,
  // Somebody else's are neither found nor changed: see modules/notifications.
  'notifications.read': own,
  'notifications.settings': own,
  'notifications.choose': own,
  'notifications.subscribe': own,
  'notifications.unsubscribe': own,
  'notifications.token': own,
  'messages.list': own,
  'messages.events': own,
  'messages.details': {
    ...talk,
    input: ({ conversationId }) => ({ query: { conversation_id: conversationId } }),
  },
  'messages.send': {
    ...talk,
    input: ({ conversationId }) => ({
      body: { conversation_id: conversationId, message_id: conversationId, text: 'Not mine' },
    }),
  },
  'messages.read': {
    ...talk,
    input: ({ conversationId }) => ({ body: { conversation_id: conversationId, number: 1 } }),
  },
  'coupons.list': own,
  'coupons.apply': own,
  'payments.state': { ...payment, input: ({ paymentId }) => ({ query: { payment_id: paymentId } }) },
  'payments.events': { ...payment, input: ({ paymentId }) => ({ query: { payment_id: paymentId } }) },
  'payments.sendProof': {
    ...payment,
    input: ({ paymentId }) => ({ body: { payment_id: paymentId, method_id: demoTransfer.id } }),
  },
  'checkout.quote': own,
  'checkout.place': own,
  'checkout.uploadPrescription': own,
  // Somebody else's pictures are not found: see modules/checkout/prescriptions.
  'checkout.placePrescription': own,
  'checkout.switchPayment': {
    ...order,
    input: ({ unpaidId }) => ({ body: { order_id: unpaidId, payment_method: 'cash_on_delivery' } }),
  },
  'parcels.quote': own,
  'orders.list': own,
  'orders.running': own,
  'orders.details': { ...order, input: ({ orderId }) => ({ query: { order_id: orderId } }) },
  'orders.events': { ...order, input: ({ orderId }) => ({ query: { order_id: orderId } }) },
  'orders.visitAgain': own,
  'reviews.ofOrder': { ...order, input: ({ broughtId }) => ({ query: { order_id: broughtId } }) },
  'reviews.pending': own,
  'orders.requestRefund': {
    ...order,
    input: ({ broughtId }) => ({ body: { order_id: broughtId, reason: 'late' } }),
  },
  'orders.withdrawRefund': {
    ...order,
    input: ({ refundId }) => ({ query: { order_id: refundId } }),
  },
  'orders.reorder': {
    ...order,
    input: ({ orderId }) => ({ body: { order_id: orderId, replace: true } }),
  },
  'orders.invoice': { ...order, input: ({ orderId }) => ({ query: { order_id: orderId } }) },
  'reviews.submit': {
    ...order,
    input: ({ broughtId, broughtLineId }) => ({
      body: { order_id: broughtId, line_id: broughtLineId, rating: 5 },
    }),
  },
  'orders.cancel': {
    ...order,
    input: ({ orderId }) => ({ body: { order_id: orderId, reason: 'Not mine' } }),
  },
};

// Calls that anyone may make; a call that is neither here nor in the matrix fails too, so nothing private becomes
// public by mistake.
const open: readonly CallId[] = [
  'settings.config',
  'settings.modules',
  'settings.landing',
  'parcels.categories',
  'newsletter.subscribe',
  'pages.get',
  'enquiries.send',
  // An application is read with the unguessable reference that was shown when it was sent.
  'partners.plans',
  'partners.registerStore',
  'partners.registerCourier',
  'partners.application',
  'accounts.requestGuest',
  'accounts.signUp',
  'accounts.login',
  // The answers of these depend on a secret, a code or an unguessable id in the request.
  'accounts.updateInfo',
  'accounts.resendOtp',
  'accounts.delivery',
  'accounts.verifyPhone',
  'accounts.verifyToken',
  'accounts.firebaseVerifyToken',
  'accounts.firebaseResetPassword',
  'accounts.forgotPassword',
  'accounts.resetPassword',
  'accounts.socialStart',
  'accounts.socialLogin',
  'accounts.socialRegister',
  'accounts.passkeyAsk',
  'accounts.passkeyLogin',
  'payments.offlineMethods',
  'orders.track',
  'trips.track',
  'orders.cancellationReasons',
  'orders.refundReasons',
  // By a signed link: whoever has it may read the order.
  'orders.linked',
];
/** Rooms without any personal records. */
const publicRooms = /^(cashback|catalog|geo|providers|reviews|vehicles|zones)\./;

const asked = everyEndpoint.filter(({ who, id }) => who === 'shopper' || who === 'customer' || id in matrix);
const naming = asked.flatMap((endpoint) => {
  const entry = matrix[endpoint.id];
  return entry === undefined || entry === own ? [] : [[endpoint.id, endpoint, entry] as const];
});
const ownReads = asked
  .filter(({ id, method }) => matrix[id] === own && method === 'GET')
  .map((endpoint) => [endpoint.id, endpoint] as const);

const newGuest = async (): Promise<Caller> => ({ guestId: (await market.newGuest()).guestId });
const newCustomer = async (): Promise<Caller> => ({ token: (await market.newCustomer()).token });
/** One factory for each kind of caller that the endpoint accepts. */
const kindsOf = ({ who }: Endpoint) => (who === 'customer' ? [newCustomer] : [newGuest, newCustomer]);

// Calls about a trip, a trip cart or a line of either.
const isOfTrips = /^(trip|rental)/;

/** A caller with records. */
interface CallerWithRecords {
  readonly caller: Caller;
  readonly records: OwnedRecords;
}
type SharedCallers = Map<() => Promise<Caller>, Promise<CallerWithRecords>>;
// One of each kind, whose records no test changes: who asks, and whose records are read.
const strangers: SharedCallers = new Map();
const readOwners: SharedCallers = new Map();

function withRecords(newOne: () => Promise<Caller>, among = strangers): Promise<CallerWithRecords> {
  const making = async (): Promise<CallerWithRecords> => {
    const caller = await newOne();
    return { caller, records: await giveRecords(market, caller) };
  };
  const known = among.get(newOne) ?? making();
  among.set(newOne, known);
  return known;
}

/** An owner with a record of each kind that the call can be about. */
async function ownerFor(endpoint: Endpoint, newOwner: () => Promise<Caller>): Promise<CallerWithRecords> {
  if (endpoint.method === 'GET') return withRecords(newOwner, readOwners);
  const caller = await newOwner();
  const give = isOfTrips.test(endpoint.id) ? giveHires : giveOrders;
  const { records: anybodys } = await withRecords(newOwner);
  return { caller, records: { ...anybodys, ...(await give(market, caller)) } };
}

test('every call is classified', () => {
  const left = everyEndpoint.filter(
    ({ who, id }) => (who === 'shopper' || who === 'customer') && matrix[id] === undefined,
  );
  expect(left.map(({ id }) => id)).toEqual([]);
  const unclassified = everyEndpoint.filter(
    ({ who, id }) => who === 'anyone' && !open.includes(id) && !(id in matrix) && !publicRooms.test(id),
  );
  expect(unclassified.map(({ id }) => id)).toEqual([]);
  expect(Object.keys(matrix).filter((id) => !(id in endpoints))).toEqual([]);
});

describe('another’s record is not there, and stays as it is', () => {
  test.each(naming)('%s', async (_id, endpoint, { input, code }) => {
    for (const newOwner of kindsOf(endpoint)) {
      const { caller: owner, records } = await ownerFor(endpoint, newOwner);
      const request = input(records);
      const others: Caller[] = [];
      for (const newStranger of kindsOf(endpoint)) others.push((await withRecords(newStranger)).caller);
      // Sessions record every five minutes that they are in use: trigger that now, so that nothing else changes.
      for (const stranger of others) await market.call('cart.list', {}, stranger);
      const before = await stateOf(market.ctx);
      for (const stranger of others) {
        const answer = await send(market.app, endpoint, rawRequestOf(request, stranger));
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ errors: [{ code }] });
        expect(await stateOf(market.ctx)).toEqual(before);
      }
      // The same request from the owner succeeds, so the refusal was about the caller. (Streams are left out: they do
      // not end.)
      if (!endpoint.stream)
        expect((await send(market.app, endpoint, rawRequestOf(request, owner))).statusCode).toBe(200);
    }
  });
});

describe('what is one’s own shows nothing of another’s', () => {
  test.each(ownReads)('%s', async (_id, endpoint) => {
    for (const newCaller of kindsOf(endpoint)) {
      const { records } = await withRecords(newCaller);
      const seen = (await send(market.app, endpoint, rawRequestOf({}, await newCaller()))).payload;
      for (const id of Object.values(records)) if (id !== '') expect(seen).not.toContain(id);
    }
  });
});
