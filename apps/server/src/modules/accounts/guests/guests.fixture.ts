import { sql } from 'kysely';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import { prescriptionForm } from '../../../testing/contract/owned-records.ts';
import {
  type Caller,
  deliveryToCentre,
  fixture,
  shops,
  type TestGuest,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';
import { signedUp } from '../../../testing/sign-in/new-person.ts';
import { type TestClient, testClient } from '../../../testing/test-client.ts';
import { parcelToCoast } from '../../../testing/test-parcels.ts';

/** A customer with the password. */
export type Person = Awaited<ReturnType<typeof signedUp>>;

/** Calls that all have one idempotency key. */
export const clientOfKey = ({ app }: TestMarket, key: string): TestClient =>
  testClient(app, () => key, { zones: [fixture.zones.centre], module: fixture.modules.food });

/** Signs in without an idempotency key. */
async function signInWithoutKey(
  { app }: TestMarket,
  { email, password }: Person,
  { guestId }: TestGuest,
): Promise<string> {
  const payload = { email_or_phone: email, password, guest_id: guestId };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  return answer.json().token;
}

/**
 * Has a guest sign in while something is identified as the guest's that has not begun to write.
 * @param meanwhile what the customer does before the guest goes on
 */
export async function writeBehindSignIn<T>(
  market: TestMarket,
  guest: TestGuest,
  write: (client: TestClient) => Promise<T>,
  as?: Person,
  meanwhile?: (client: TestClient, token: string) => Promise<unknown>,
) {
  const customer = as ?? (await signedUp(market));
  const key = market.ctx.ids.secret();
  const client = clientOfKey(market, key);
  const asked = await market.ctx.db.transaction().execute(async (db) => {
    // The first thing that is written is the claim on the key, which waits for another one of it.
    const claim = [guest.shopperId, hashSecret(key), Buffer.alloc(32), null, null, new Date(0)];
    await sql`insert into idempotency_keys values (${sql.join(claim)})`.execute(db);
    const writing = write(client);
    await waitForLocks(market, 1);
    const token = await signInWithoutKey(market, customer, guest);
    await meanwhile?.(client, token);
    await sql`delete from idempotency_keys where scope = ${guest.shopperId} and key_hash = ${hashSecret(key)}`.execute(
      db,
    );
    return { writing, token };
  });
  return { written: await asked.writing, token: asked.token, customer, client };
}

/** A parcel, with its price. */
export async function parcelOf(market: TestMarket, caller: Caller) {
  const { parcel_category_id, sender_details, receiver_details } = parcelToCoast;
  const body = {
    parcel_category_id,
    sender_details: { latitude: sender_details.latitude, longitude: sender_details.longitude },
    receiver_details: { latitude: receiver_details.latitude, longitude: receiver_details.longitude },
  };
  const { bill } = await market.call('parcels.quote', { body }, caller);
  return { ...parcelToCoast, order_amount: bill.order_amount };
}

/** An order by prescription, whose picture is there. */
export async function prescriptionOrder(market: TestMarket, caller: Caller) {
  const form = prescriptionForm();
  const { prescription_id } = await market.call('checkout.uploadPrescription', { body: form }, caller);
  const { payment_method: _method, ...contact } = deliveryToCentre;
  return { ...contact, store_id: shops.stores.chemist, prescription_ids: [prescription_id] };
}

/** The ids of the caller's running orders. */
export const listRunning = async (market: TestMarket, caller: Caller): Promise<string[]> =>
  (await market.call('orders.running', { query: {} }, caller)).orders.map(({ id }) => id);
