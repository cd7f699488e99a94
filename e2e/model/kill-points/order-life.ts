import type { Body, Reply } from '@promenade/contract/calls';
import { type CallInput, Refusal } from '@promenade/contract/client';
import type { CallId } from '@promenade/contract/paths';
import { sql } from 'kysely';
import { inTransaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { fundWallet } from '../../../apps/server/src/modules/ledger/index.ts';
import { type Caller, deliveryToCentre, type TestMarket } from '../../../apps/server/src/testing/index.ts';
import { type Random, randomOf } from '../random.ts';
import { sendSandboxWord } from './sandbox-word.ts';
import { dishes } from './shelves.ts';

type Placed = Reply<'checkout.place'>;

const tries = 6;
const holdMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
const firstLunch = Date.parse('2026-06-17T15:30:00.000Z');

/** One order from the cart to its end, with connections lost on the way. */
export class OrderLife {
  readonly wrongs: string[] = [];
  private readonly random: Random;
  private readonly market: TestMarket;
  private hits = 0;
  private writes = 0;
  private readonly seed: number;

  constructor(seed: number, market: TestMarket) {
    this.seed = seed;
    this.market = market;
    this.random = randomOf(seed);
  }

  /** Runs the order's life, and returns how many connections were lost. */
  async run(): Promise<number> {
    this.beginAt();
    const caller = await this.newShopper();
    const placed = await this.place(caller);
    if (placed) await this.goOn(caller, placed);
    await this.surviving('jobs', () => this.market.runJobs());
    return this.hits;
  }

  // Twenty lives a day, from lunch on, while the store is open.
  private beginAt(): void {
    const { clock } = this.market;
    clock.advance(60_000);
    if (this.seed % 20 === 0) clock.set(new Date(firstLunch + (this.seed / 20) * dayMs).toISOString());
  }

  private async newShopper(): Promise<Caller> {
    if (this.random.chance(0.4)) return { guestId: (await this.market.newGuest()).guestId };
    const { token, shopperId } = await this.market.newCustomer();
    const funding = { customerId: shopperId, paymentId: this.market.ctx.ids.next(), amountMinor: 1200 };
    await inTransaction(this.market.ctx, (ctx) => fundWallet(ctx, funding));
    return { token };
  }

  /** Retries work like a client without an answer, losing the connection in the first attempts. */
  private async surviving<T>(what: string, work: () => Promise<T>, likely = 0.7): Promise<T | undefined> {
    const { connections } = this.market;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const losing = attempt <= 2 && this.random.chance(likely);
      if (losing) connections.loseAt(this.random.between(1, 40), this.random.pick(['before', 'after']));
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refusal && error.status < 500) {
          this.wrongs.push(`${what} was refused with ${error.code}`);
          return undefined;
        }
      } finally {
        if (losing && !connections.spare()) this.hits += 1;
      }
    }
    this.wrongs.push(`${what} was never answered`);
    return undefined;
  }

  /** A write with one key, however often it is sent; then sent once more, which must return the same answer. */
  private async write<Id extends CallId>(
    id: Id,
    input: CallInput<Id>,
    caller: Caller,
  ): Promise<Reply<Id> | undefined> {
    this.writes += 1;
    const keyed = { ...input, idempotencyKey: `life-${this.seed}-${this.writes}` };
    const first = await this.surviving(id, () => this.market.call(id, keyed, caller));
    if (first === undefined) return undefined;
    // The pool may not have noticed yet that a connection is lost.
    const again = await this.surviving(id, () => this.market.call(id, keyed, caller), 0);
    if (JSON.stringify(again) !== JSON.stringify(first))
      this.wrongs.push(`${id} answered otherwise when repeated`);
    return first;
  }

  private async place(caller: Caller): Promise<Placed | undefined> {
    const { item_id, price } = this.random.pick(dishes);
    await this.market.call(
      'cart.add',
      { body: { item_id, price, quantity: this.random.between(1, 3) } },
      caller,
    );
    const { order_type, latitude, longitude } = deliveryToCentre;
    const coupon = this.random.chance(0.4) ? { coupon_code: 'TEN' } : {};
    const asked = { order_type, latitude, longitude, ...coupon } as const;
    const { bill, seal } = await this.market.call('checkout.quote', { body: asked }, caller);
    const partial = caller.token !== undefined && this.random.chance(0.5);
    const body: Body<'checkout.place'> = {
      ...deliveryToCentre,
      ...coupon,
      seal,
      order_amount: bill.order_amount,
      payment_method: this.random.chance(0.5) ? 'sandbox' : 'cash_on_delivery',
      partial_payment: partial,
    };
    return this.write('checkout.place', { body }, caller);
  }

  private async goOn(caller: Caller, { order_id, redirect_link }: Placed): Promise<void> {
    if (redirect_link !== null && !(await this.pay(order_id))) return;
    if (this.random.chance(0.4)) {
      const body = { order_id, reason: 'Changed my mind' };
      await this.write('orders.cancel', { body }, caller);
      return;
    }
    await this.deliver(order_id);
    if (this.random.chance(0.5)) await this.refund(caller, order_id);
  }

  /** The gateway reports the payment, twice; or nobody pays, and the hold ends. True if it was paid. */
  private async pay(orderId: string): Promise<boolean> {
    if (this.random.chance(0.25)) {
      this.market.clock.advance(holdMs + 1000);
      await this.surviving('the end of a hold', () => this.market.runJobs());
      // A payment that arrives now is too late, and is returned.
      if (this.random.chance(0.5)) await this.sayPaid(orderId);
      return false;
    }
    await this.sayPaid(orderId);
    if (this.random.chance(0.5)) await this.sayPaid(orderId);
    return true;
  }

  private async sayPaid(orderId: string): Promise<void> {
    await this.surviving('the word of a gateway', () => sendSandboxWord(this.market, orderId));
    await this.surviving('jobs after the word', () => this.market.runJobs());
  }

  private async deliver(id: string): Promise<void> {
    const operator = { token: await this.market.operatorToken() };
    for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
      await this.write('ops.moveOrder', { params: { id }, body: { order_status } }, operator);
  }

  private async refund(caller: Caller, order_id: string): Promise<void> {
    const { rows } = await sql<{ paid: boolean }>`
      select payment_status = 'paid' as paid from orders where id = ${order_id}`.execute(this.market.ctx.db);
    if (!rows[0]?.paid) return;
    const body = { order_id, reason: 'other', note: 'It was cold' };
    if (!(await this.write('orders.requestRefund', { body }, caller))) return;
    const operator = { token: await this.market.operatorToken() };
    const answer = { params: { id: order_id }, body: { decision: 'refund' } } as const;
    await this.write('ops.answerRefund', answer, operator);
  }
}
