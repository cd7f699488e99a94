import type { Reply } from '@promenade/contract/calls';
import type { PaymentWish } from '../../../lib/wire/payment-slot.ts';
import { canPayPart, restOf } from '../../../lib/wire/wallet-part.ts';

type Config = Pick<
  Reply<'settings.config'>,
  | 'cash_on_delivery'
  | 'cash_on_delivery_maximum'
  | 'customer_wallet_status'
  | 'partial_payment_status'
  | 'offline_payment_status'
  | 'active_payment_method_list'
>;

/** A way to pay. */
export interface Method {
  readonly id: string;
  /** A gateway's own name and picture; the others have ours. */
  readonly gateway: { readonly title: string; readonly picture: string } | null;
  /** Why it cannot be chosen for this amount. */
  readonly obstacle: 'cash_limit' | 'balance' | null;
}

/** What the available methods depend on. */
export interface MethodQuestion {
  readonly config: Config;
  /** Null until it is known. */
  readonly amount: number | null;
  /** The wallet's balance; null for a guest, and until it is known. */
  readonly balance: number | null;
  readonly partial: boolean;
}

function plain(id: string, obstacle: Method['obstacle'] = null): Method {
  return { id, gateway: null, obstacle };
}

/** All payment methods available here, in order (CHK-04, CHK-07). */
export function methodsFor(question: MethodQuestion): readonly Method[] {
  const { config, amount, balance } = question;
  const most = config.cash_on_delivery_maximum;
  const isOverCash = most !== null && restOf(question) > most;
  const isPoor = balance !== null && balance < (amount ?? 0);
  return [
    ...(config.cash_on_delivery === 1 ? [plain('cash_on_delivery', isOverCash ? 'cash_limit' : null)] : []),
    ...(config.customer_wallet_status === 1 && balance !== null
      ? [plain('wallet', isPoor ? 'balance' : null)]
      : []),
    ...config.active_payment_method_list.map(
      ({ gateway: id, gateway_title: title, gateway_image_full_url: picture }): Method => ({
        id,
        gateway: { title, picture },
        obstacle: null,
      }),
    ),
    ...(config.offline_payment_status === 1 ? [plain('offline_payment')] : []),
  ];
}

/**
 * The chosen method, if it is one of the market's; otherwise the first that can be used. One that this amount has made
 * impossible gives way to none: how to pay instead is for the shopper to say (CHK-04).
 */
export function possibleWish(wish: PaymentWish, question: MethodQuestion): PaymentWish {
  const partial = wish.partial && wish.method !== 'wallet' && canPayPart(question);
  const methods = methodsFor(question);
  const chosen = methods.find(({ id }) => id === wish.method);
  if (wish.method === '' || chosen?.obstacle === null)
    return partial === wish.partial ? wish : { ...wish, partial };
  if (chosen) return { method: '', partial };
  const first = methods.find(({ obstacle }) => obstacle === null);
  return first ? { method: first.id, partial } : wish;
}
