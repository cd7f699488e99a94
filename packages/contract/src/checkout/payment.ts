import { z } from 'zod';
import { moneyGiven, text } from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** cash_on_delivery, wallet, offline_payment, or a gateway of `active_payment_method_list`. */
export const paymentMethod = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[a-z][a-z0-9_]*$/, wrong.payment_method);

/** How an order is paid: common fields of all order bodies. */
export const howItIsPaid = {
  payment_method: paymentMethod,
  partial_payment: z
    .boolean()
    .default(false)
    .describe('true: pay from the wallet as far as its balance goes, and the rest with payment_method.'),
  wallet_amount: moneyGiven
    .nullish()
    .describe(
      'What the shopper was shown that the wallet pays; if it would pay another part by now, the call is refused with wallet_part_changed.',
    ),
  callback: text(2000).nullish(),
};
