import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/record-key.ts';
import { getMarket } from '../../settings/index.ts';
import type { GatewayEvent } from '../gateways/gateway.ts';
import { arrivedAmount } from './stripe-amount.ts';

/** The payment of ours that a checkout session is for. */
function paymentIdOf(session: Stripe.Checkout.Session): string | null {
  const id = session.client_reference_id ?? '';
  return isId(id) ? id : null;
}

function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

function kindOf(type: string, session: Stripe.Checkout.Session): GatewayEvent['kind'] {
  if (type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired')
    return 'declined';
  // A session may be complete while its money is still on the way (bank debits).
  return session.payment_status === 'paid' ? 'confirmed' : 'other';
}

/** What a checkout session says of a payment, under the id of the event that brought it. */
export async function sessionEvent(
  ctx: Ctx,
  event: { readonly id: string; readonly type: string },
  session: Stripe.Checkout.Session,
): Promise<GatewayEvent> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const currency = (session.currency ?? '').toUpperCase();
  const asked = Number(session.metadata?.['amount_minor'] || Number.NaN);
  const amountMinor = arrivedAmount(session.amount_total ?? 0, asked, { decimals, currency });
  return {
    id: event.id,
    kind: kindOf(event.type, session),
    paymentId: paymentIdOf(session),
    arrived: { amountMinor, currency },
    charge: chargeOf(session),
    detail: '',
  };
}

/** What an event of Stripe’s says; of anything but checkout sessions nothing that matters here. */
export async function readStripeEvent(ctx: Ctx, event: Stripe.Event): Promise<GatewayEvent> {
  if (event.type.startsWith('checkout.session.'))
    return sessionEvent(ctx, event, event.data.object as Stripe.Checkout.Session);
  return { id: event.id, kind: 'other', paymentId: null, arrived: null, charge: null, detail: '' };
}
