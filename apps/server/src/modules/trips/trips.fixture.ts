import { sql } from 'kysely';
import {
  bookTestTrip,
  type Caller,
  openTestMarket,
  payAtSandbox,
  rental,
  type TestBooking,
  type TestMarket,
  type TestMarketOptions,
  writeRental,
} from '../../testing/index.ts';
import { fundWallet } from '../ledger/index.ts';
import { defaultSettings } from '../settings/index.ts';

/** A market with two providers, wallets and the sandbox, and the hands of those who act in it. */
export interface Hire {
  readonly market: TestMarket;
  readonly operator: Caller;
  /** Staff of City Wheels. */
  readonly wheels: Caller;
  readonly newGuest: () => Promise<Caller & { readonly guestId: string }>;
  /** A customer with so much in the wallet. */
  readonly newCustomer: (fundMinor?: number) => Promise<Caller & { readonly shopperId: string }>;
  readonly book: (caller: Caller, booking?: TestBooking) => Promise<string>;
  readonly details: (tripId: string, caller: Caller) => ReturnType<typeof detailsOf>;
  readonly pay: (link: string | null) => Promise<void>;
  /** Balance of an account of the books, such as `wallet:<customer>`. */
  readonly balance: (account: string) => Promise<number>;
  /** Units that a trip holds now. */
  readonly held: (tripId: string) => Promise<number>;
  /** Frees every vehicle, whatever trip holds it. */
  readonly freeUnits: () => Promise<void>;
  /** Noon of the first day, with every vehicle free. */
  readonly startOver: () => Promise<void>;
}

const detailsOf = (market: TestMarket, trip_id: string, caller: Caller) =>
  market.call('trips.details', { query: { trip_id } }, caller);

async function fundedCustomer(market: TestMarket, fundMinor: number) {
  const { token, shopperId } = await market.newCustomer();
  const funding = { customerId: shopperId, paymentId: market.ctx.ids.next(), amountMinor: fundMinor };
  if (fundMinor > 0)
    await market.ctx.db.transaction().execute((db) => fundWallet({ ...market.ctx, db }, funding));
  return { token, shopperId, module: rental.modules.rental };
}

async function balanceOf(market: TestMarket, account: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(p.amount), 0)::int as balance from ledger_postings p
    join ledger_accounts a on a.id = p.account_id where a.id = ${account}`.execute(market.ctx.db);
  return rows[0]?.balance ?? 0;
}

async function heldBy(market: TestMarket, tripId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from trip_units where trip_id = ${tripId} and held`.execute(market.ctx.db);
  return rows[0]?.held ?? 0;
}

async function freeUnits(market: TestMarket): Promise<void> {
  await sql`update trip_units set held = false`.execute(market.ctx.db);
}

/** Opens one; whoever calls closes its market. */
export async function openHire(options: TestMarketOptions = {}): Promise<Hire> {
  const rewards = { ...defaultSettings.rewards, wallet: true };
  const settings = { rewards, sandboxPayments: true, ...options.settings };
  const market = await openTestMarket({ ...options, settings });
  await writeRental(market.ctx);
  const operator = { token: await market.operatorToken() };
  const body = { role: 'store', holder_id: rental.providers.wheels } as const;
  const { token } = await market.call('ops.giveToken', { body }, operator);
  return {
    market,
    operator,
    wheels: { token },
    newGuest: async () => ({ guestId: (await market.newGuest()).guestId, module: rental.modules.rental }),
    newCustomer: (fundMinor = 0) => fundedCustomer(market, fundMinor),
    book: async (caller, booking) => (await bookTestTrip(market, caller, booking)).trip_id,
    details: (tripId, caller) => detailsOf(market, tripId, caller),
    pay: (link) => payAtSandbox(market, link),
    balance: (account) => balanceOf(market, account),
    held: (tripId) => heldBy(market, tripId),
    freeUnits: () => freeUnits(market),
    startOver: async () => {
      market.clock.set('2026-06-17T12:00:00Z');
      await freeUnits(market);
    },
  };
}
