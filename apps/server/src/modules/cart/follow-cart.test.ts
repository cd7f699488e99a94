import type { Reply } from '@promenade/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestGuest, type TestMarket } from '../../testing/index.ts';
import { followCart } from './follow-cart.ts';

let market: TestMarket;
let guest: TestGuest;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await market.newGuest();
});

const pasta = { item_id: fixture.items.pasta, price: 7, quantity: 1 };
const croissant = { item_id: fixture.items.croissant, price: 2, quantity: 1 };
const rice = { item_id: fixture.items.rice, price: 1.2, quantity: 1 };

function follow(moduleId: string = fixture.modules.food) {
  const gone = new AbortController();
  const where = { ...market.ctx.where, moduleId };
  const actor = { kind: 'guest', shopperId: guest.shopperId, signIns: 0 } as const;
  return { stream: followCart({ ...market.ctx, actor, where, signal: gone.signal }), gone };
}
const add = (body: object, caller: object = {}) =>
  market.call('cart.add', { body: body as typeof pasta }, { guestId: guest.guestId, ...caller });

async function nextEvent(stream: ReturnType<typeof followCart>) {
  const { value } = (await stream.next()) as IteratorResult<Reply<'cart.events'>, undefined>;
  return (
    value && { items: value.lines.map(({ item, quantity }) => [item.name, quantity]), parked: value.parked }
  );
}

test('the cart at once, then each change of a tab or device, its kept carts too', async () => {
  const { stream, gone } = follow();
  expect(await nextEvent(stream)).toEqual({ items: [], parked: 0 });
  const next = nextEvent(stream);
  await add(pasta);
  expect(await next).toEqual({ items: [['Pasta', 1]], parked: 0 });
  const then = nextEvent(stream);
  await add({ ...croissant, keep_both: true });
  expect(await then).toEqual({ items: [['Croissant', 1]], parked: 1 });
  gone.abort();
  expect((await stream.next()).done).toBe(true);
});

test('another shopper’s change, a refused one and another module’s say nothing', async () => {
  const { stream, gone } = follow();
  await stream.next();
  const next = nextEvent(stream);
  const other = await market.newGuest();
  await market.call('cart.add', { body: pasta }, { guestId: other.guestId });
  await market.refused('cart.add', { body: { ...pasta, price: 1 } }, { guestId: guest.guestId });
  await add(rice, { module: fixture.modules.grocery });
  await add({ ...pasta, quantity: 4 });
  expect(await next).toEqual({ items: [['Pasta', 4]], parked: 0 });
  gone.abort();
  await stream.return(undefined);
});

test('after a while the stream ends, so that an ended session hears no more', async () => {
  const { stream } = follow();
  await stream.next();
  market.clock.advance(10 * 60_000);
  expect((await stream.next()).done).toBe(true);
});

test('one shopper may open so many streams and no more, and others after one has gone', async () => {
  const streams = Array.from({ length: 12 }, () => follow());
  for (const { stream } of streams) await stream.next();
  expect(await market.refused('cart.events', {}, { guestId: guest.guestId })).toMatchObject({
    status: 429,
    code: 'too_often',
  });
  const [first, ...rest] = streams;
  await first?.stream.return(undefined);
  const again = follow();
  expect((await again.stream.next()).done).toBe(false);
  for (const { stream } of [again, ...rest]) await stream.return(undefined);
});
