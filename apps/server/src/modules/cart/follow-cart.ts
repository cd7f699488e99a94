import type { Reply } from '@promenade/contract/calls';
import { getShopperId } from '../../platform/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { openStreams } from '../../platform/open-streams.ts';
import { watchTopic } from '../../platform/watch-topic.ts';
import type { CartTables } from './cart.repo.ts';
import { cartTopic } from './cart-topic.ts';
import { listLines } from './empty-cart.ts';
import { countParked } from './parked/parked.repo.ts';

type CartEvent = Reply<'cart.events'>;

// A stream ends after a while and is asked for anew, so that a session that was ended elsewhere hears no more.
const longestMs = 10 * 60_000;
// Tabs in view on all devices of one shopper; more is a fault or a flood.
const streams = openStreams(12);

async function readEvent(ctx: Ctx, shopperId: string): Promise<CartEvent> {
  const parked = await countParked(over<CartTables>(ctx), shopperId);
  return { lines: await listLines(ctx), parked };
}

/** GET /customer/cart/events: the cart of the caller's module at once, then each time a change has made it another. */
export async function* followCart(ctx: Ctx): AsyncGenerator<CartEvent> {
  const shopperId = getShopperId(ctx);
  const giveBack = streams.take(shopperId);
  const watch = watchTopic(ctx, cartTopic(shopperId));
  try {
    const untilMs = ctx.clock.now() + longestMs;
    let told = '';
    while (!ctx.signal?.aborted) {
      const event = await readEvent(ctx, shopperId);
      const text = JSON.stringify(event);
      // Word of another module's cart changes nothing here.
      if (text !== told) yield event;
      told = text;
      const leftMs = untilMs - ctx.clock.now();
      if (leftMs <= 0 || !(await watch.next(leftMs))) return;
    }
  } finally {
    watch.stop();
    giveBack();
  }
}
