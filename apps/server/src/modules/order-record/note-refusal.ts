import type { CallId } from '@promenade/contract/paths';
import { type Ctx, over } from '../../platform/context.ts';
import { answerOf, type Refused } from '../../platform/errors.ts';
import { kindOfKey } from '../../platform/record-key.ts';
import { doerOf } from './note-order.ts';
import { insertCheckoutRefusal, insertOrderRefusal } from './order-record.repo.ts';
import type { RecordTables, Shown } from './order-record.tables.ts';

// Calls that lead to an order, if they succeed.
const checkouts: ReadonlySet<CallId> = new Set<CallId>([
  'checkout.quote',
  'checkout.place',
  'checkout.placePrescription',
]);
// Calls about an existing order, with its `order_id`.
const ofAnOrder: ReadonlySet<CallId> = new Set<CallId>([
  'checkout.switchPayment',
  'orders.cancel',
  'orders.requestRefund',
  'orders.withdrawRefund',
]);
// Refusals that only programs see, never a person.
const betweenPrograms = ['malformed', 'too_often', 'unanswered', 'key_reused', 'image_format'];

/** The refusal as answered, without its seal, which would be as good as the bill it signs. */
function shownOf(id: CallId, refused: Refused, { language }: Ctx): Shown {
  const { status, body } = answerOf(refused, language);
  const { seal: _seal, seal_expires_at: _until, ...shown } = body as unknown as Record<string, unknown>;
  return { call: id, language, status, ...shown };
}

function namedOrder(key: unknown): { readonly id: string } | { readonly number: number } | undefined {
  if (typeof key !== 'string') return undefined;
  const kind = kindOfKey(key);
  if (kind === 'id') return { id: key };
  return kind ? { number: Number(key) } : undefined;
}

async function keep(ctx: Ctx, id: CallId, input: unknown, shown: Shown): Promise<void> {
  if (!('shopperId' in ctx.actor)) return;
  const { shopperId } = ctx.actor;
  const db = over<RecordTables>(ctx);
  const row = { at: new Date(ctx.clock.now()), ...doerOf(ctx.actor), request_id: ctx.requestId, shown };
  const order = ofAnOrder.has(id) && namedOrder((input as { order_id?: unknown } | undefined)?.order_id);
  if (order) await insertOrderRefusal(db, order, shopperId, { ...row, what: 'refused', personal: null });
  if (!checkouts.has(id)) return;
  const { actor_id: _none, ...refusal } = row;
  await insertCheckoutRefusal(db, { id: ctx.ids.next(), shopper_id: shopperId, ...refusal });
}

/**
 * Records a refusal on the way to an order, or about one. The refused transaction has been rolled back, so this is a
 * statement of its own; if it fails, the refusal is still answered.
 * @param input the part of the request that may name an order
 */
export async function noteRefusal(ctx: Ctx, id: CallId, input: unknown, refused: Refused): Promise<void> {
  if (!checkouts.has(id) && !ofAnOrder.has(id)) return;
  if (refused.parts.every(({ code }) => betweenPrograms.includes(code))) return;
  await keep(ctx, id, input, shownOf(id, refused, ctx)).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'a refusal was not noted');
  });
}
