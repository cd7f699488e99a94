import { sql } from 'kysely';
import { signatureHeader, signMessage } from '../../../apps/server/src/modules/payments/sandbox/signature.ts';
import type { TestMarket } from '../../../apps/server/src/testing/index.ts';

interface Waiting {
  readonly id: string;
  readonly amount_minor: number;
  readonly currency: string;
}

/** The sandbox's webhook for an order's payment: signed, and identical each time. */
export async function sendSandboxWord(market: TestMarket, orderId: string): Promise<void> {
  const { rows } = await sql<Waiting>`
    select id, amount_minor, currency from payments where subject_id = ${orderId}
    order by created_at desc limit 1`.execute(market.ctx.db);
  const payment = rows[0];
  if (!payment) throw new Error(`No payment was opened for ${orderId}`);
  await sql`
    insert into sandbox_charges (payment_id, outcome, captured_minor, created_at)
    values (${payment.id}, 'approved', ${payment.amount_minor}, ${new Date(market.clock.now())})
    on conflict do nothing`.execute(market.ctx.db);
  const payload = Buffer.from(
    JSON.stringify({
      id: `payment.succeeded-${payment.id}`,
      type: 'payment.succeeded',
      payment: payment.id,
      amount_minor: payment.amount_minor,
      currency: payment.currency,
      detail: '',
    }),
  );
  const { statusCode } = await market.app.inject({
    method: 'POST',
    url: '/webhooks/sandbox',
    payload,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: await signMessage(market.ctx, payload),
    },
  });
  // A gateway resends a webhook that was not accepted.
  if (statusCode !== 200) throw new Error(`The webhook was answered ${statusCode}`);
}
