import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import type { PlaceBody } from '@promenade/contract/checkout';
import { type Attempt, closeAttempt, openAttempt } from './attempt.ts';

export type Placed = Reply<'checkout.place'>;
type Send = (body: PlaceBody, idempotencyKey: string) => Promise<Placed>;

/** Whether the server has said yes or no; a fault or a lost connection leaves it open. */
export const isAnswer = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

const wasSentOtherwise = (error: unknown): boolean => error instanceof Refusal && error.code === 'key_reused';

/** Another body has arrived under this key before: its answer is the order's. */
async function askAgain(attempt: Attempt, body: PlaceBody, send: Send): Promise<Placed> {
  let last: unknown;
  for (const earlier of attempt.bodies.filter((sent) => JSON.stringify(sent) !== JSON.stringify(body))) {
    try {
      return await send(earlier, attempt.key);
    } catch (error) {
      last = error;
      if (!wasSentOtherwise(error)) break;
    }
  }
  throw last;
}

/** Sends an order under the one key of its attempt. A yes or a no closes the attempt; anything else leaves it open. */
export async function sendOrder(body: PlaceBody, send: Send, newKey: () => string): Promise<Placed> {
  const attempt = openAttempt(body, newKey);
  try {
    const placed = await send(body, attempt.key).catch((error: unknown) => {
      if (wasSentOtherwise(error) && attempt.bodies.length > 1) return askAgain(attempt, body, send);
      throw error;
    });
    closeAttempt(body.page ?? 'cart');
    return placed;
  } catch (error) {
    if (isAnswer(error)) closeAttempt(body.page ?? 'cart');
    throw error;
  }
}
