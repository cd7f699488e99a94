import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Gateway, GatewayEvent, RawMessage } from '../gateways/gateway.ts';
import type { PaymentRow } from '../payments.tables.ts';
import { type SandboxBody, sandboxBody } from './message.ts';
import { findCharge, insertRefundOnce, type SandboxTables } from './sandbox.repo.ts';
import { isSigned, signatureHeader } from './signature.ts';

/** The sandbox’s name on the wire. */
export const sandboxName = 'sandbox';

const kinds = {
  'payment.processing': 'other',
  'payment.succeeded': 'confirmed',
  'payment.failed': 'declined',
} as const;

function parse(body: Buffer): SandboxBody {
  try {
    return sandboxBody.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return refuse('webhook_rejected');
  }
}

async function readEvent(ctx: Ctx, { body, headers }: RawMessage): Promise<GatewayEvent> {
  if (!(await isSigned(ctx, body, String(headers[signatureHeader] ?? '')))) refuse('webhook_rejected');
  const { id, type, payment, amount_minor: amountMinor, currency, detail } = parse(body);
  return {
    id,
    kind: kinds[type],
    paymentId: payment,
    arrived: { amountMinor, currency },
    charge: payment,
    detail,
  };
}

async function ask(ctx: Ctx, payment: PaymentRow): Promise<GatewayEvent | undefined> {
  const charge = await findCharge(over<SandboxTables>(ctx), payment.id);
  if (!charge || charge.outcome === 'timed_out') return undefined;
  return {
    id: `asked-${payment.id}`,
    kind: charge.outcome === 'approved' ? 'confirmed' : 'declined',
    paymentId: payment.id,
    arrived: { amountMinor: charge.captured_minor, currency: payment.currency },
    charge: payment.id,
    detail: '',
  };
}

/** A gateway of our own for demonstrations and trials: no money moves, and everything else is as with a real one. */
export const sandboxGateway: Gateway = {
  name: sandboxName,
  title: {
    en: 'Demonstration card',
    ar: 'بطاقة تجريبية',
    nl: 'Demonstratiekaart',
    fr: 'Carte de démonstration',
  },
  begin: async () => ({ kind: 'page' }),
  readEvent,
  ask,
  // Its page asks whether the payment may still be paid.
  close: async () => undefined,
  refund: async (ctx, { id, payment, amountMinor }) => {
    const row = { id, payment_id: payment.id, amount_minor: amountMinor };
    await insertRefundOnce(over<SandboxTables>(ctx), row);
    return `refund-${id}`;
  },
};
