import type { Routes } from '../../platform/http/handler.ts';
import { getCashback, listCashback } from './gifts/list-cashback.ts';
import { exchangePoints } from './points/exchange-points.ts';
import { listPoints } from './points/list-points.ts';
import { addFund, type OpenPayment } from './wallet/add-fund.ts';
import { listBonuses, listWallet } from './wallet/list-wallet.ts';

/** Calls of the ledger room; payments are opened by the room that is handed over. */
export function ledgerRoutes(openPayment: OpenPayment) {
  return {
    'wallet.transactions': (ctx, { query }) => listWallet(ctx, query),
    'wallet.bonuses': (ctx) => listBonuses(ctx),
    'wallet.addFund': (ctx, { body }) => addFund(ctx, openPayment, body),
    'loyalty.transactions': (ctx, { query }) => listPoints(ctx, query),
    'loyalty.transfer': (ctx, { body }) => exchangePoints(ctx, body.point),
    'cashback.list': (ctx) => listCashback(ctx),
    'cashback.get': (ctx, { query }) => getCashback(ctx, query.amount),
  } satisfies Routes;
}
