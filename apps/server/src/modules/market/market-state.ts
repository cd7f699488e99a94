import type { Currency } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { hasPostings } from '../ledger/index.ts';
import { hasOrders } from '../orders/index.ts';
import { hasPayments } from '../payments/index.ts';
import { getMarket, readMarket } from '../settings/index.ts';
import { hasTrips } from '../trips/index.ts';
import { findImportedMarket, type ImportWishes } from './market.repo.ts';

/** Whether nothing was ever loaded: a market has modules before it has anything else. */
export async function isEmptyMarket(ctx: Ctx): Promise<boolean> {
  return (await getMarket(ctx)).modules.length === 0;
}

/** What stands in the database before an import. */
export interface StandingMarket {
  readonly slug: string | undefined;
  /** The options of its import. */
  readonly wishes: ImportWishes;
  readonly name: string;
  readonly demo: boolean;
  /** When; undefined where it was before this was noted. */
  readonly importedAt: Date | undefined;
  readonly currency: Currency;
  /** What settles its currency; undefined while nobody has ordered, booked or put money into a wallet, or is about it. */
  readonly money: 'orders' | 'trips' | 'wallets' | 'payments' | undefined;
}

export async function moneyOf(ctx: Ctx): Promise<StandingMarket['money']> {
  if (await hasOrders(ctx)) return 'orders';
  if (await hasTrips(ctx)) return 'trips';
  if (await hasPostings(ctx)) return 'wallets';
  return (await hasPayments(ctx)) ? 'payments' : undefined;
}

/** The existing market, read without a cache; undefined in an empty database. */
export async function findStandingMarket(ctx: Ctx): Promise<StandingMarket | undefined> {
  const { settings, modules } = await readMarket(ctx);
  if (modules.length === 0) return undefined;
  const imported = await findImportedMarket(ctx.db);
  const { businessName: name, demo, currency } = settings;
  // The only demonstration of before there were several.
  return {
    slug: imported?.slug ?? (demo ? 'montevideo' : undefined),
    wishes: imported?.wishes ?? {},
    name,
    demo,
    importedAt: imported?.imported_at,
    currency,
    money: await moneyOf(ctx),
  };
}
