import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import type { Gateway, GatewayEvent, GatewayRefund, PlaceToPay, RawMessage } from '../gateways/gateway.ts';
import { waitingLink } from '../paying/pay-link.ts';
import type { PaymentRow } from '../payments.tables.ts';
import { toStripeAmount } from './stripe-amount.ts';
import { stripeClient, stripeSource } from './stripe-client.ts';
import { readStripeEvent, sessionEvent } from './stripe-events.ts';

/** Stripe’s name on the wire. */
export const stripeName = 'stripe';

const toleranceSeconds = 300;

async function sessionOf(ctx: Ctx, payment: PaymentRow): Promise<Stripe.Checkout.SessionCreateParams> {
  const { settings } = await getMarket(ctx);
  const { amount_minor: amountMinor, currency } = payment;
  const amount = toStripeAmount(amountMinor, settings.currency.decimals, currency);
  if (amount === undefined) throw new Error(`${amountMinor} is no amount of ${currency} for Stripe`);
  const back = waitingLink(ctx, payment);
  return {
    mode: 'payment',
    client_reference_id: payment.id,
    metadata: { amount_minor: String(amountMinor) },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: settings.businessName },
        },
      },
    ],
    payment_intent_data: { metadata: { payment_id: payment.id } },
    success_url: back,
    cancel_url: back,
  };
}

/** The same payment is the same session, however often it is asked for: its id is the key. */
async function begin(ctx: Ctx, payment: PaymentRow): Promise<PlaceToPay> {
  const stripe = await stripeClient(ctx);
  const asked = await sessionOf(ctx, payment);
  const session = await stripe.checkout.sessions
    .create(asked, { idempotencyKey: `session-${payment.id}` })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, payment_id: payment.id }, 'Stripe opened no session');
      return refuse('payment_unavailable');
    });
  if (session.url === null) return refuse('payment_unavailable');
  return { kind: 'link', url: session.url, reference: session.id };
}

async function readEvent(ctx: Ctx, { body, headers }: RawMessage): Promise<GatewayEvent> {
  const stripe = await stripeClient(ctx);
  const signature = String(headers['stripe-signature'] ?? '');
  const { webhookSecret } = stripeSource(ctx);
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      ctx.clock.now(),
    );
  } catch {
    return refuse('webhook_rejected');
  }
  return readStripeEvent(ctx, event);
}

async function ask(ctx: Ctx, payment: PaymentRow): Promise<GatewayEvent | undefined> {
  if (payment.gateway_reference === null) return undefined;
  const stripe = await stripeClient(ctx);
  const session = await stripe.checkout.sessions.retrieve(payment.gateway_reference);
  const type = session.status === 'expired' ? 'checkout.session.expired' : 'asked';
  const event = await sessionEvent(ctx, { id: `asked-${session.id}`, type }, session);
  return event.kind === 'other' ? undefined : event;
}

/** A session that is complete cannot be closed: its money is there, and goes back. */
async function close(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (payment.gateway_reference === null) return;
  const stripe = await stripeClient(ctx);
  const session = await stripe.checkout.sessions.retrieve(payment.gateway_reference);
  if (session.status === 'open') await stripe.checkout.sessions.expire(session.id);
}

/**
 * The refund that was made under an id. Stripe knows a key for a day (docs.stripe.com/api/idempotent_requests), and a refund
 * is tried for two, and later if an operator has it tried again.
 */
async function findRefund(stripe: Stripe, charge: string, id: string): Promise<Stripe.Refund | undefined> {
  for await (const made of stripe.refunds.list({ payment_intent: charge, limit: 100 })) {
    const isOff = made.status === 'failed' || made.status === 'canceled';
    if (made.metadata?.['refund_id'] === id && !isOff) return made;
  }
  return undefined;
}

async function refund(ctx: Ctx, { id, payment, amountMinor }: GatewayRefund): Promise<string> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const amount = toStripeAmount(amountMinor, decimals, payment.currency);
  if (payment.gateway_charge === null || amount === undefined)
    throw new Error(`Stripe knows no charge to give ${amountMinor} of ${payment.id} back from`);
  // Less than Stripe can send back.
  if (amount === 0) return payment.gateway_charge;
  const stripe = await stripeClient(ctx);
  const before = await findRefund(stripe, payment.gateway_charge, id);
  if (before) return before.id;
  const made = await stripe.refunds.create(
    { payment_intent: payment.gateway_charge, amount, metadata: { refund_id: id } },
    { idempotencyKey: `refund-${id}` },
  );
  return made.id;
}

/** Stripe Checkout: shoppers pay on Stripe’s own page, and no card’s number comes near the market. */
export const stripeGateway: Gateway = {
  name: stripeName,
  title: { en: 'Card', ar: 'بطاقة', nl: 'Kaart', fr: 'Carte bancaire' },
  begin,
  readEvent,
  ask,
  close,
  refund,
};
