import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { LoadRequest } from './load.ts';
import { itemIdOf, type ScaledMarket } from './market-at-scale.ts';
import { packStatements, recordStatements, type Statement } from './recorder.ts';
import { analyzeShoppers, type BenchGuest, fillCarts, makeGuests, randomId } from './shoppers.ts';

/** An operation under measurement: how it is requested from the real server and from the baseline. */
export interface Operation {
  readonly name: string;
  readonly statements: readonly Statement[];
  readonly packed: string;
  /** Prepares requests for each side: for a read some to be repeated, for a write `count` new ones. */
  readonly prepare: (
    count: number,
  ) => Promise<{ readonly real: readonly LoadRequest[]; readonly bare: readonly LoadRequest[] }>;
}

const json = { 'content-type': 'application/json' };
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
// The generated market's own ids begin with this; a replay keeps them.
const marketPrefix = '01941f29-7c00-7000-8000-';

/** What the benches know of the market: its headers and the items they buy. */
export interface Bench {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly market: ScaledMarket;
  readonly itemsPerStore: number;
  readonly stores: number;
}

export function headersOf({ market }: Bench): Record<string, string> {
  return {
    accept: 'application/json',
    zoneid: JSON.stringify([market.zoneId]),
    moduleid: market.moduleId,
    latitude: String(market.point.lat),
    longitude: String(market.point.lng),
  };
}

async function send(bench: Bench, request: LoadRequest): Promise<Record<string, unknown>> {
  const { method, path, headers, body } = request;
  const response = await bench.app.inject({
    method,
    url: path,
    headers: { ...headers },
    ...(body ? { payload: body } : {}),
  });
  if (response.statusCode !== 200)
    throw new Error(`${method} ${path} answered ${response.statusCode}: ${response.body}`);
  return JSON.parse(response.body) as Record<string, unknown>;
}

/** How a request is varied the next time. */
type Vary = (request: LoadRequest, time: number) => LoadRequest;

/** A read, repeated as it is or varied; the baseline repeats it as it is. */
export async function readOperation(
  bench: Bench,
  name: string,
  path: string,
  vary: Vary = (request) => request,
): Promise<Operation> {
  const real: LoadRequest = { method: 'GET', path, headers: headersOf(bench) };
  await send(bench, real);
  const statements = await recordStatements(async () => void (await send(bench, real)));
  const bare: LoadRequest = { method: 'GET', path: `/${name}` };
  const varied = Array.from({ length: 1000 }, (_one, time) => vary(real, time + 1));
  return {
    name,
    statements,
    packed: packStatements(statements),
    prepare: async () => ({ real: varied, bare: [bare] }),
  };
}

/** An item with limited stock of the n-th store, and that store. */
export function itemOfStore(bench: Bench, store: number): { itemId: string; storeId: string } {
  const position = 4 * (1 + (store % Math.floor(bench.itemsPerStore / 4 - 1)));
  const storeId = `${marketPrefix}d${(1 + (store % bench.stores)).toString(16).padStart(11, '0')}`;
  return { itemId: itemIdOf(position * bench.stores + store), storeId };
}

// What a replay must rename: every id that the write created, the shopper's, and the keys' hashes.
function newNames(packed: string, fixed: readonly (readonly [string, string])[]): [string, string][] {
  const known = new Set(fixed.map(([from]) => from));
  const made = new Set([...packed.matchAll(uuid)].map(([id]) => id));
  const names: [string, string][] = fixed.map(([from, to]) => [from, to]);
  for (const id of made) if (!known.has(id) && !id.startsWith(marketPrefix)) names.push([id, randomId()]);
  for (const hash of new Set(packed.match(/(?<="\$hex":")[0-9a-f]{64}(?=")/g) ?? [])) {
    if (!known.has(hash)) names.push([hash, randomBytes(32).toString('hex')]);
  }
  return names;
}

const bareWrite = (name: string, names: readonly (readonly [string, string])[]): LoadRequest => ({
  method: 'POST',
  path: `/${name}`,
  headers: json,
  body: JSON.stringify(names),
});

function addRequest(bench: Bench, guest: BenchGuest, store: number, price: number): LoadRequest {
  const body = { guest_id: guest.guestId, item_id: itemOfStore(bench, store).itemId, quantity: 1, price };
  const headers = { ...headersOf(bench), ...json, 'idempotency-key': randomBytes(16).toString('hex') };
  return { method: 'POST', path: '/api/v1/customer/cart/add', headers, body: JSON.stringify(body) };
}

async function priceOf(bench: Bench, itemId: string): Promise<number> {
  const found = await bench.pool.query<{ price_minor: number }>(
    'select price_minor from items where id = $1',
    [itemId],
  );
  return (found.rows[0]?.price_minor ?? 0) / 100;
}

/** Adds to an empty cart of a guest, over 64 stores in turn. */
export async function addOperation(bench: Bench): Promise<Operation> {
  const name = 'add-to-cart';
  const spread = Array.from({ length: 64 }, (_one, store) => store);
  const prices = await Promise.all(spread.map((store) => priceOf(bench, itemOfStore(bench, store).itemId)));
  const [warm, recorded] = (await makeGuests(bench.pool, 2)) as [BenchGuest, BenchGuest];
  await send(bench, addRequest(bench, warm, 1, prices[1] ?? 0));
  const statements = await recordStatements(async () => {
    await send(bench, addRequest(bench, recorded, 0, prices[0] ?? 0));
  });
  const packed = packStatements(statements);
  const from = itemOfStore(bench, 0);
  return {
    name,
    statements,
    packed,
    prepare: async (count) => {
      const reals = (await makeGuests(bench.pool, count)).map((guest, index) =>
        addRequest(bench, guest, index % 64, prices[index % 64] ?? 0),
      );
      const bares = (await makeGuests(bench.pool, count)).map((guest, index) => {
        const to = itemOfStore(bench, index % 64);
        const fixed = [
          [recorded.keyHash, guest.keyHash],
          [recorded.shopperId, guest.shopperId],
          [from.itemId, to.itemId],
          [from.storeId, to.storeId],
        ] as const;
        return bareWrite(name, newNames(packed, fixed));
      });
      await analyzeShoppers(bench.pool);
      return { real: reals, bare: bares };
    },
  };
}

function placeRequest(bench: Bench, guest: BenchGuest, total: number): LoadRequest {
  const { lat, lng } = bench.market.point;
  const body = {
    guest_id: guest.guestId,
    order_type: 'delivery',
    latitude: lat,
    longitude: lng,
    payment_method: 'cash_on_delivery',
    order_amount: total,
    contact_person_name: 'Bench',
    contact_person_number: '+59829001234',
    contact_person_email: 'bench@example.org',
    address: 'Somewhere 1',
  };
  const headers = { ...headersOf(bench), ...json, 'idempotency-key': randomBytes(16).toString('hex') };
  return { method: 'POST', path: '/api/v1/customer/order/place', headers, body: JSON.stringify(body) };
}

async function totalOf(bench: Bench, guest: BenchGuest): Promise<number> {
  const { lat, lng } = bench.market.point;
  const answer = await send(bench, {
    method: 'POST',
    path: '/api/v1/customer/order/quote',
    headers: { ...headersOf(bench), ...json },
    body: JSON.stringify({ guest_id: guest.guestId, order_type: 'delivery', latitude: lat, longitude: lng }),
  });
  return (answer['bill'] as { order_amount: number }).order_amount;
}

/** Places an order for delivery of one item with limited stock, over 64 stores in turn. */
export async function placeOperation(bench: Bench): Promise<Operation> {
  const name = 'place-order';
  const items = Array.from({ length: 64 }, (_one, store) => itemOfStore(bench, store));
  const [model] = (await makeGuests(bench.pool, 1)) as [BenchGuest];
  await send(bench, addRequest(bench, model, 0, await priceOf(bench, items[0]?.itemId ?? '')));
  const priced = await makeGuests(bench.pool, 64);
  await fillCarts(bench.pool, priced, model.shopperId, items);
  const totals: number[] = [];
  for (const guest of priced) totals.push(await totalOf(bench, guest));
  const [recorded, warm] = priced as [BenchGuest, BenchGuest];
  await send(bench, placeRequest(bench, warm, totals[1] ?? 0));
  const statements = await recordStatements(async () => {
    await send(bench, placeRequest(bench, recorded, totals[0] ?? 0));
  });
  const packed = packStatements(statements);
  const from = items[0] as (typeof items)[number];
  const guestsWithCarts = async (count: number): Promise<BenchGuest[]> => {
    const guests = await makeGuests(bench.pool, count);
    await fillCarts(bench.pool, guests, model.shopperId, items);
    return guests;
  };
  return {
    name,
    statements,
    packed,
    prepare: async (count) => {
      const reals = (await guestsWithCarts(count)).map((guest, index) =>
        placeRequest(bench, guest, totals[index % 64] ?? 0),
      );
      const bares = (await guestsWithCarts(count)).map((guest, index) => {
        const to = items[index % 64] as (typeof items)[number];
        const fixed = [
          [recorded.keyHash, guest.keyHash],
          [recorded.shopperId, guest.shopperId],
          [recorded.cartId, guest.cartId],
          [recorded.lineId, guest.lineId],
          [from.itemId, to.itemId],
          [from.storeId, to.storeId],
        ] as const;
        return bareWrite(name, newNames(packed, fixed));
      });
      await analyzeShoppers(bench.pool);
      return { real: reals, bare: bares };
    },
  };
}

/** A guest with an order placed through the API, and another with a cart filled that way. */
export async function firstShoppers(bench: Bench): Promise<{
  readonly buyer: BenchGuest;
  readonly order: { readonly id: string };
  readonly chooser: BenchGuest;
}> {
  const [buyer, chooser] = (await makeGuests(bench.pool, 2)) as [BenchGuest, BenchGuest];
  const price = await priceOf(bench, itemOfStore(bench, 0).itemId);
  for (const guest of [buyer, chooser]) await send(bench, addRequest(bench, guest, 0, price));
  await send(bench, placeRequest(bench, buyer, await totalOf(bench, buyer)));
  const { rows } = await bench.pool.query<{ id: string }>('select id from orders where shopper_id = $1', [
    buyer.shopperId,
  ]);
  const [order] = rows;
  if (!order) throw new Error('The first order is not there.');
  return { buyer, order, chooser };
}

// Each from a different door, some metres from the last one.
const fromAnotherDoor: Vary = (request, time) => {
  const latitude = Number(request.headers?.['latitude']) + (time % 1000) / 1e5;
  return { ...request, headers: { ...request.headers, latitude: latitude.toFixed(5) } };
};

const anotherPage =
  ({ stores }: Bench): Vary =>
  (request, time) => ({ ...request, path: `${request.path}&offset=${1 + (time % Math.floor(stores / 24))}` });

/** Every operation, recorded once each against the generated market. */
export async function recordOperations(bench: Bench): Promise<Operation[]> {
  const item = itemOfStore(bench, 5).itemId;
  const stores = '/api/v1/stores/get-stores?limit=24';
  return [
    await readOperation(bench, 'list', stores, fromAnotherDoor),
    await readOperation(bench, 'other-pages', stores, anotherPage(bench)),
    await readOperation(bench, 'detail', `/api/v1/items/details/${item}`),
    await readOperation(bench, 'search', '/api/v1/items/search?name=pizza%20muzarela&limit=24'),
    await addOperation(bench),
    await placeOperation(bench),
  ];
}
