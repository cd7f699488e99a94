import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { itemIdOf, moduleId, type Scale } from '../market-at-scale.ts';

/** What shoppers were answered, for the check at the end. */
export interface Ledger {
  /** Answers other than 200 and a 503 with Retry-After. */
  readonly failed: string[];
  /** Orders that were confirmed, by their id, with the guest who placed them. */
  readonly placed: Map<string, string>;
  answered: number;
  /** Answers 503 with Retry-After, by whether the primary was away. */
  readonly toldToWait: { whilePrimaryIsAway: number; otherwise: number };
}

/** What a shopper knows. */
export interface Surroundings {
  readonly url: string;
  readonly scale: Scale;
  readonly zoneId: string;
  readonly point: { readonly lat: number; readonly lng: number };
  readonly ledger: Ledger;
  readonly isPrimaryAway: () => boolean;
  readonly isOver: () => boolean;
  /** Between zero and one, by the seed. */
  readonly random: () => number;
}

const json = { 'content-type': 'application/json' };
const comeBackAfterMs = 200;

function headersOf({ zoneId, point }: Surroundings): Record<string, string> {
  return {
    accept: 'application/json',
    zoneid: JSON.stringify([zoneId]),
    moduleid: moduleId,
    latitude: String(point.lat),
    longitude: String(point.lng),
  };
}

const isToldToWait = (response: Response): boolean =>
  response.status === 503 && response.headers.get('retry-after') !== null;

/** Retries until there is a definite answer; every attempt uses the same key. */
async function ask(around: Surroundings, path: string, init: RequestInit = {}): Promise<unknown> {
  const { ledger } = around;
  for (;;) {
    const response = await fetch(`${around.url}${path}`, init);
    const text = await response.text();
    if (response.status === 200) {
      ledger.answered += 1;
      return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    }
    if (!isToldToWait(response)) {
      const failure = `${init.method ?? 'GET'} ${path}: ${response.status} ${text.slice(0, 200)}`;
      ledger.failed.push(failure);
      throw new Error(failure);
    }
    ledger.toldToWait[around.isPrimaryAway() ? 'whilePrimaryIsAway' : 'otherwise'] += 1;
    await pause(comeBackAfterMs);
  }
}

const post = (around: Surroundings, path: string, body: object): Promise<unknown> =>
  ask(around, path, {
    method: 'POST',
    headers: { ...headersOf(around), ...json, 'idempotency-key': randomBytes(16).toString('hex') },
    body: JSON.stringify(body),
  });

const get = (around: Surroundings, path: string): Promise<unknown> =>
  ask(around, path, { headers: headersOf(around) });

/** An item with limited stock, somewhere in the market. */
function countedItem({ scale, random }: Surroundings): string {
  const position = 4 * (1 + Math.floor(random() * (scale.itemsPerStore / 4 - 1)));
  return itemIdOf(position * scale.stores + Math.floor(random() * scale.stores));
}

async function buy(around: Surroundings): Promise<void> {
  const { ledger, point } = around;
  const guest = (await post(around, '/api/v1/auth/guest/request', {})) as { guest_id: string };
  const { guest_id } = guest;
  const itemId = countedItem(around);
  const item = (await get(around, `/api/v1/items/details/${itemId}`)) as { price: number };
  const line = {
    guest_id,
    item_id: itemId,
    quantity: 1 + Math.floor(around.random() * 3),
    price: item.price,
  };
  await post(around, '/api/v1/customer/cart/add', line);
  const where = { guest_id, order_type: 'delivery', latitude: point.lat, longitude: point.lng };
  const quote = (await post(around, '/api/v1/customer/order/quote', where)) as {
    bill: { order_amount: number };
  };
  const placed = (await post(around, '/api/v1/customer/order/place', {
    ...where,
    payment_method: 'cash_on_delivery',
    order_amount: quote.bill.order_amount,
    contact_person_name: 'Cluster',
    contact_person_number: '+59829001234',
    contact_person_email: 'cluster@example.org',
    address: 'Somewhere 1',
  })) as { id?: string; order_id?: string };
  const orderId = placed.order_id ?? placed.id ?? '';
  ledger.placed.set(orderId, guest_id);
}

function look(around: Surroundings): Promise<unknown> {
  const store = 1 + Math.floor(around.random() * around.scale.stores);
  const ways = [
    '/api/v1/items/popular?limit=24',
    '/api/v1/stores/get-stores?limit=24',
    `/api/v1/items/details/${countedItem(around)}`,
    '/api/v1/items/search?name=pizza&limit=10',
    `/store/store-${store}`,
    '/',
  ];
  return get(around, ways[Math.floor(around.random() * ways.length)] as string);
}

async function untilOver(
  around: Surroundings,
  work: (around: Surroundings) => Promise<unknown>,
): Promise<void> {
  // Failures are recorded; the next shopper comes anyway.
  while (!around.isOver()) await work(around).catch(() => undefined);
}

/** Browsers and buyers, each doing one thing after the other until the time is over; what was started is finished. */
export async function shop(around: Surroundings, browsers: number, buyers: number): Promise<void> {
  await Promise.all([
    ...Array.from({ length: browsers }, () => untilOver(around, look)),
    ...Array.from({ length: buyers }, () => untilOver(around, buy)),
  ]);
}
