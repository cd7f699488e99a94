/** Wallet, loyalty points and cashback (PROF-04, PROF-05; api.md, rule 8). */
import { z } from 'zod';
import {
  discountType,
  done,
  endpoint,
  growingPage,
  growingPaged,
  id,
  instant,
  money,
  numberGiven,
  text,
} from '../endpoint/index.ts';

/** Types of wallet entries (api.md, Names of states). */
export const walletEntryKind = z.enum([
  'add_fund',
  'order_place',
  'partial_payment',
  'order_refund',
  'loyalty_point',
  'referrer',
  'cashback',
  'trip_booking',
]);

const entry = {
  transaction_id: id,
  credit: z.number().describe('Amount added; 0 for a withdrawal.'),
  debit: z.number().describe('Amount taken; 0 for a deposit.'),
  balance: z.number().describe('Balance after this entry.'),
  order_id: id.nullable(),
  created_at: instant,
};

/** One entry of a wallet; amounts in major units. */
export const walletEntry = z.object({
  ...entry,
  trip_id: id.nullable(),
  transaction_type: walletEntryKind,
  admin_bonus: money.describe('The part of `credit` that is the market’s bonus on a deposit.'),
});

/** One entry of a customer's points. */
export const pointsEntry = z.object({
  ...entry,
  transaction_type: z
    .enum(['order_place', 'point_to_wallet'])
    .describe('Earned with an order, or exchanged for money.'),
});

/** A bonus on wallet deposits. */
export const walletBonus = z.object({
  id,
  title: z.string(),
  description: z.string(),
  bonus_type: discountType,
  bonus_amount: z.number().describe('Percent or major units, by its type.'),
  minimum_add_amount: money,
  maximum_bonus_amount: money,
  starts_at: instant,
  ends_at: instant,
});

/** A cashback rule: what a delivered order pays back into the wallet. */
export const cashbackRule = z.object({
  id,
  title: z.string(),
  cashback_type: discountType,
  cashback_amount: z.number().describe('Percent or major units, by its type.'),
  min_purchase: money,
  max_discount: money,
  same_user_limit: z.number().int().describe('How many orders of one customer earn it; 0 is no limit.'),
  starts_at: instant,
  ends_at: instant,
});

/** Endpoints of wallet, points and cashback. */
export const ledgerEndpoints = {
  'wallet.transactions': endpoint('wallet.transactions', {
    summary: 'Balance and entries of the wallet, newest first; optionally of one `type`',
    who: 'customer',
    query: growingPage.extend({ type: z.enum(['all', ...walletEntryKind.options]).default('all') }),
    reply: growingPaged.extend({ wallet_balance: money, data: z.array(walletEntry) }),
    refusals: ['wallet_off'],
  }),
  'wallet.bonuses': endpoint('wallet.bonuses', {
    summary: 'Current bonuses on wallet deposits',
    who: 'customer',
    reply: z.array(walletBonus),
  }),
  'wallet.addFund': endpoint('wallet.addFund', {
    summary: 'Add money to the wallet; the answer says where to pay (PROF-04)',
    who: 'customer',
    body: z.object({
      // Zero and negative amounts are refused as a missing amount.
      amount: money.min(-1e9).max(1e9).nullish(),
      payment_method: text(60).nullish(),
      callback: text(2000).nullish(),
      payment_platform: text(20).nullish(),
    }),
    reply: z.object({ redirect_link: z.string() }),
    refusals: ['wallet_off', 'amount_required', 'payment_method_required', 'payment_method_off'],
  }),
  'loyalty.transactions': endpoint('loyalty.transactions', {
    summary: 'Balance and entries of loyalty points, newest first',
    who: 'customer',
    query: growingPage,
    reply: growingPaged.extend({ loyalty_point: z.number().int(), data: z.array(pointsEntry) }),
    refusals: ['loyalty_off'],
  }),
  'loyalty.transfer': endpoint('loyalty.transfer', {
    summary: 'Exchange points for money in the wallet (PROF-05)',
    who: 'customer',
    body: z.object({ point: z.number().int().min(-1e9).max(1e9).default(0) }),
    reply: done.extend({ wallet_balance: money, loyalty_point: z.number().int() }),
    refusals: ['wallet_off', 'loyalty_off', 'points_minimum', 'points_low'],
  }),
  'cashback.list': endpoint('cashback.list', {
    summary: 'Current cashback rules',
    who: 'anyone',
    reply: z.array(cashbackRule),
  }),
  'cashback.get': endpoint('cashback.get', {
    summary: 'The best cashback rule for an amount and this customer',
    who: 'customer',
    query: z.object({ amount: numberGiven(z.number().min(0).max(1e9)) }),
    reply: z.object({ cashback: cashbackRule.extend({ earns: money }).nullable() }),
  }),
} as const;
