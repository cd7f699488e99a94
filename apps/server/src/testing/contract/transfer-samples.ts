import { sql } from 'kysely';
import { writeMarket } from '../../modules/settings/index.ts';
import type { Caller, TestMarket } from '../index.ts';
import { local } from '../local-text.fixture.ts';

/** An account for offline payments that asks for no details. */
export const demoTransfer = { id: 'transfer', name: local('Transfer'), details: [], fields: [] } as const;

/** A shopper's offline payment, awaiting its proof or an operator's review. */
export async function giveTransfer(
  { ctx }: TestMarket,
  shopperId: string,
  state: 'awaiting' | 'reviewing' = 'awaiting',
): Promise<string> {
  await writeMarket(ctx, { offlineMethods: [demoTransfer] }, []);
  const [id, at] = [ctx.ids.next(), new Date(ctx.clock.now())];
  const dueAt = new Date(ctx.clock.now() + 24 * 3_600_000);
  await sql`insert into payments (id, purpose, subject_id, shopper_id, method, state, amount_minor, currency, return_path,
      offline_method, due_at, created_at, updated_at)
    values (${id}, 'wallet', ${ctx.ids.next()}, ${shopperId}, 'offline_payment', ${state}, 1250, 'USD', '/my-trips',
      ${state === 'reviewing' ? demoTransfer.id : null}, ${dueAt}, ${at}, ${at})`.execute(ctx.db);
  return id;
}

/** The same for the shopper of an order. */
export async function giveTransferLike(market: TestMarket, orderId: string): Promise<string> {
  const found = await sql<{
    shopper_id: string;
  }>`select shopper_id from orders where id = ${orderId}`.execute(market.ctx.db);
  return giveTransfer(market, found.rows[0]?.shopper_id ?? '');
}

/** Has a shopper report the transfer that a link asks for; returns the payment's id. */
export async function reportTransfer(
  market: TestMarket,
  caller: Caller,
  link: string | null,
  { method = demoTransfer.id as string, fields = {} } = {},
): Promise<string> {
  const payment_id = new URL(link ?? '').searchParams.get('payment_id') ?? '';
  const body = new FormData();
  for (const [name, value] of Object.entries({
    payment_id,
    method_id: method,
    fields: JSON.stringify(fields),
  }))
    body.set(name, value);
  await market.call('payments.sendProof', { body }, caller);
  return payment_id;
}
