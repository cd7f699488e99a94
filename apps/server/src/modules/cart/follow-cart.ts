import type { Reply } from '@promenade/contract/calls';
import { getShopperId } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { openStreams } from '../../platform/http/open-streams.ts';
import { eachChange } from '../../platform/events/watch-topic.ts';
import type { CartTables } from './cart.repo.ts';
import { cartTopic } from './cart-topic.ts';
import { listLines } from './empty-cart.ts';
import { countParked } from './parked/parked.repo.ts';

type CartEvent = Reply<'cart.events'>;

// Tabs in view on all devices of one shopper; more is a fault or a flood.
const streams = openStreams(12);

async function readEvent(ctx: Ctx, shopperId: string): Promise<CartEvent> {
  const parked = await countParked(over<CartTables>(ctx), shopperId);
  return { lines: await listLines(ctx), parked };
}

/** GET /customer/cart/events: the cart of the caller's module at once, then each time a change has made it another. */
export async function* followCart(ctx: Ctx): AsyncGenerator<CartEvent> {
  const shopperId = getShopperId(ctx);
  const live = { streams, caller: shopperId, topic: cartTopic(shopperId) };
  // Word of another module's cart changes nothing here.
  yield* eachChange(ctx, live, () => readEvent(ctx, shopperId));
}
