import type { Body, Query } from '@promenade/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Caller, fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { useCoupon, writeCoupons } from './index.ts';
import { insertBareOrder } from './uses/bare-order.fixture.ts';

const { items, stores, modules, zones } = fixture;

let market: TestMarket;
let guest: Caller & { shopperId: string };
let operator: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  market.clock.set('2026-06-17T15:30:00.000Z');
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(async () => {
  // Past the window of the limit on guesses.
  market.clock.advance(61_000);
  guest = await market.newGuest();
});

type NewCoupon = Body<'ops.addCoupon'>;
let made = 0;

/** Adds a coupon of 10 % unless told otherwise, and answers its code. */
async function add(change: Partial<NewCoupon> = {}): Promise<string> {
  made += 1;
  const body: NewCoupon = {
    code: `test-${made}`,
    title: { en: 'Ten off', ar: '', nl: 'Tien', fr: '' },
    coupon_type: 'default',
    discount_type: 'percent',
    discount: 10,
    ...change,
  };
  return (await market.call('ops.addCoupon', { body }, operator)).coupon.code;
}

/** Puts so many plates of pasta, 7 each, into the cart. */
const fill = (quantity: number, caller: Caller = guest) =>
  market.call('cart.add', { body: { item_id: items.pasta, quantity, price: 7 } }, caller);

const query = (code: string): Query<'coupons.apply'> => ({ code, store_id: stores.trattoria });
const apply = (code: string, caller: Caller = guest) =>
  market.call('coupons.apply', { query: query(code) }, caller);
const refusal = (code: string, caller: Caller = guest) =>
  market.refused('coupons.apply', { query: query(code) }, caller);

describe('applying', () => {
  test('[CHK-02] a code that was copied with the marks of direction around it is known: it was not', async () => {
    const code = await add();
    await fill(2);
    for (const copied of [`\u200e${code}\u200f`, `\u2068${code}\u2069`, `${code}\u200b`])
      expect((await apply(copied)).code).toBe(code);
  });

  test('[CHK-02] a percentage of the server’s own amount, whatever the case of the code', async () => {
    const code = await add();
    await fill(2);
    const applied = await apply(` ${code.toLowerCase()} `);
    expect(applied).toMatchObject({
      code,
      discount_amount: 1.4,
      free_delivery: false,
      min_purchase: 0,
      data: [],
    });
  });

  test('[CHK-02] on what is left after discounts', async () => {
    const code = await add();
    await fill(3);
    // 21.00 less the store's 10 %.
    expect((await apply(code)).discount_amount).toBe(1.89);
  });

  test('[CHK-02] capped, an amount, and free delivery', async () => {
    await fill(2);
    const worth = async (change: Partial<NewCoupon>) => {
      const { discount_amount, free_delivery } = await apply(await add(change));
      return [discount_amount, free_delivery];
    };
    expect(await worth({ max_discount: 0.5 })).toEqual([0.5, false]);
    expect(await worth({ discount_type: 'amount', discount: 3.25 })).toEqual([3.25, false]);
    expect(await worth({ discount_type: 'amount', discount: 99 })).toEqual([14, false]);
    expect(await worth({ coupon_type: 'free_delivery', discount: 0 })).toEqual([0, true]);
    expect(await worth({ coupon_type: 'store_wise', data: [stores.trattoria] })).toEqual([1.4, false]);
    expect(await worth({ coupon_type: 'zone_wise', data: [zones.centre] })).toEqual([1.4, false]);
    expect(await worth({ coupon_type: 'first_order' })).toEqual([1.4, false]);
  });

  test('[CHK-02] the minimum purchase is named with its amount, word for word', async () => {
    const code = await add({ min_purchase: 14.01 });
    await fill(2);
    const refused = await refusal(code);
    expect(refused).toMatchObject({ status: 422, code: 'coupon_minimum_purchase' });
    expect(refused.message).toBe('To apply this coupon,the minimum purchase amount is $14.01');
    expect(refused.body['min_purchase']).toBe(14.01);
  });

  test.each<[string, Partial<NewCoupon>]>([
    ['coupon_wrong_module', { module_id: modules.grocery, start_date: '2026-06-18' }],
    ['coupon_not_running', { start_date: '2026-06-18', coupon_type: 'store_wise', data: [stores.grill] }],
    ['coupon_not_running', { expire_date: '2026-06-16' }],
    ['coupon_wrong_store', { coupon_type: 'store_wise', data: [stores.grill], customer_ids: [] }],
    ['coupon_wrong_zone', { coupon_type: 'zone_wise', data: [zones.coast], min_purchase: 100 }],
    ['coupon_wrong_customer', { customer_ids: [], min_purchase: 100 }],
  ])('[CHK-02] %s, before what comes after it', async (code, change) => {
    await fill(2);
    const others = change.customer_ids && { customer_ids: [(await market.newCustomer()).shopperId] };
    expect((await refusal(await add({ ...change, ...others }))).code).toBe(code);
  });

  test('a code nobody knows, one too long, an empty cart, another store', async () => {
    const code = await add();
    expect((await refusal(code)).code).toBe('cart_empty');
    await fill(2);
    expect(await refusal('no-such-code')).toMatchObject({ status: 404, code: 'coupon_not_found' });
    expect((await refusal('x'.repeat(41))).status).toBe(400);
    const elsewhere = { query: { code, store_id: stores.grill } };
    expect((await market.refused('coupons.apply', elsewhere, guest)).code).toBe('cart_empty');
  });

  test('[CHK-02] [CHK-11] for the one item past the cart', async () => {
    const code = await add();
    await market.call('cart.buyNow', { body: { item_id: items.pasta, quantity: 1, price: 7 } }, guest);
    const applied = await market.call('coupons.apply', { query: { ...query(code), page: 'buy_now' } }, guest);
    expect(applied.discount_amount).toBe(0.7);
  });

  test('guessing codes is slowed down', async () => {
    await fill(1);
    const codes = await Promise.all(
      Array.from({ length: 61 }, () => refusal('guess').then(({ code }) => code)),
    );
    expect(codes.filter((code) => code === 'too_often')).toHaveLength(1);
  });
});

describe('the list', () => {
  const codes = (input: Query<'coupons.list'> = {}, caller: Caller = guest) =>
    market.call('coupons.list', { query: input }, caller);
  const codesOf = async (input: Query<'coupons.list'>, caller: Caller = guest) =>
    (await codes(input, caller)).map(({ code }) => code);

  test('[PROF-06] shows what runs in the zone for whoever asks', async () => {
    const customer = await market.newCustomer();
    const mine = await add({ customer_ids: [customer.shopperId] });
    const here = await add({ coupon_type: 'zone_wise', data: [zones.centre] });
    const elsewhere = await add({ coupon_type: 'zone_wise', data: [zones.coast] });
    const later = await add({ start_date: '2026-07-01' });
    const off = await add();
    await market.call('ops.switchCoupon', { params: { code: off }, body: { active: false } }, operator);
    const far = await add({ coupon_type: 'store_wise', data: [stores.grill] });
    const seen = await codesOf({});
    for (const code of [mine, elsewhere, later, off, far]) expect(seen).not.toContain(code);
    expect(seen).toContain(here);
    expect(await codesOf({}, { token: customer.token })).toContain(mine);
  });

  test('[CHK-02] for an order: what applies, and what lacks only its minimum', async () => {
    const [fits, near] = [await add(), await add({ min_purchase: 20 })];
    const foreign = await add({ coupon_type: 'store_wise', data: [stores.grill] });
    await fill(2);
    const listed = await market.call('coupons.list', { query: { store_id: stores.trattoria } }, guest);
    const of = (code: string) => listed.find((one) => one.code === code);
    expect(of(fits)).toMatchObject({
      applicable: true,
      discount_amount: 1.4,
      missing_amount: 0,
      title: 'Ten off',
    });
    expect(of(near)).toMatchObject({ applicable: false, discount_amount: 0, missing_amount: 6 });
    expect(of(foreign)).toBeUndefined();
    expect(listed.map(({ discount_amount }) => discount_amount)).toEqual(
      listed.map(({ discount_amount }) => discount_amount).sort((a, b) => b - a),
    );
    expect(listed.findIndex(({ applicable }) => !applicable)).toBe(
      listed.findLastIndex(({ applicable }) => applicable) + 1,
    );
    expect(await codesOf({ store_id: stores.grill })).toEqual([]);
  });

  test('[CHK-02] names its store, in the caller’s language', async () => {
    const code = await add({ coupon_type: 'store_wise', data: [stores.trattoria] });
    const listed = await market.call('coupons.list', {}, { ...guest, language: 'nl' });
    const found = listed.find((one) => one.code === code);
    expect(found).toMatchObject({ title: 'Tien', data: [stores.trattoria] });
    expect(found?.stores).toMatchObject([{ id: stores.trattoria, slug: 'the-trattoria' }]);
  });

  test('leaves out what is used up', async () => {
    const code = await add({ limit: 1 });
    const other = await market.newGuest();
    const couponId = (await codes()).find((one) => one.code === code)?.id ?? '';
    await inTransaction(market.ctx, async (ctx) => {
      const { shopperId } = guest;
      await useCoupon(ctx, { couponId, orderId: await insertBareOrder(ctx, shopperId), shopperId });
    });
    expect(await codesOf({})).not.toContain(code);
    expect(await codesOf({}, other)).toContain(code);
    await fill(2);
    expect((await refusal(code)).code).toBe('coupon_used_up');
    // The order above stands: there can be no first one any more.
    expect((await refusal(await add({ coupon_type: 'first_order' }))).code).toBe('coupon_first_order_only');
  });
});

describe('an operator', () => {
  const refusedAdd = async (change: Partial<NewCoupon>) => {
    const body = {
      title: { en: 'x', ar: '', nl: '', fr: '' },
      discount_type: 'percent',
      ...change,
    } as NewCoupon;
    return (await market.refused('ops.addCoupon', { body }, operator)).code;
  };

  test('adds no code twice, and nothing that fits no type', async () => {
    const code = await add();
    const base = { code: 'OTHER', coupon_type: 'default', discount: 10 } as const;
    expect(await refusedAdd({ ...base, code: code.toLowerCase() })).toBe('coupon_code_taken');
    expect(await refusedAdd({ ...base, coupon_type: 'store_wise' })).toBe('coupon_unfit');
    expect(await refusedAdd({ ...base, discount: 101 })).toBe('coupon_unfit');
    expect(await refusedAdd({ ...base, start_date: '2026-06-02', expire_date: '2026-06-01' })).toBe(
      'coupon_unfit',
    );
    expect(await refusedAdd({ ...base, module_id: stores.grill })).toBe('coupon_unfit');
  });

  test('adds none for a store, zone, module or customer that the market does not know, and is told which, in the own language: half of it was English', async () => {
    const nobody = '0190a000-ffff-7000-8000-00000000dead';
    const told = async (change: Partial<NewCoupon>, caller: Caller = operator) => {
      const body = { code: 'BOUND', title: { en: 'x' }, discount_type: 'percent', discount: 10, ...change };
      return (await market.refused('ops.addCoupon', { body: body as NewCoupon }, caller)).message;
    };
    const said = (what: string) =>
      `A coupon of this type needs other content: ${what} is known by the id ${nobody}.`;
    const { grill } = stores;
    expect(await told({ coupon_type: 'store_wise', data: [grill, nobody] })).toBe(said('no store'));
    expect(await told({ coupon_type: 'zone_wise', data: [nobody] })).toBe(said('no zone'));
    expect(await told({ coupon_type: 'zone_wise', data: [grill] })).toContain(`by the id ${grill}`);
    expect(await told({ coupon_type: 'default', module_id: nobody })).toBe(said('no module'));
    expect(await told({ coupon_type: 'default', customer_ids: [nobody] })).toBe(said('no customer'));
    const dutch = { ...operator, language: 'nl' } as const;
    expect(await told({ coupon_type: 'default', module_id: nobody }, dutch)).toBe(
      `Een bon van dit type heeft andere inhoud nodig: geen afdeling heeft het id ${nobody}.`,
    );
    const { shopperId } = await market.newCustomer();
    await add({ coupon_type: 'store_wise', data: [grill], customer_ids: [shopperId] });
  });

  test('adds none that takes nothing off', async () => {
    const base = { code: 'NOTHING', coupon_type: 'default' } as const;
    expect(await refusedAdd({ ...base, discount: 0 })).toBe('coupon_unfit');
    const lessThanACent = { ...base, discount_type: 'amount', discount: 0.001 } as const;
    expect(await refusedAdd(lessThanACent)).toBe('malformed');
    await add({ coupon_type: 'free_delivery', discount: 0 });
  });

  test('takes a title in English alone, which all read then', async () => {
    const code = await add({ title: { en: 'Evening' } });
    await fill(2);
    const listed = await market.call(
      'coupons.list',
      { query: { store_id: stores.trattoria } },
      { ...guest, language: 'nl' },
    );
    expect(listed.find((one) => one.code === code)?.title).toBe('Evening');
  });

  test('switches one off and on again', async () => {
    const code = await add();
    await fill(2);
    const turn = (active: boolean) =>
      market.call('ops.switchCoupon', { params: { code }, body: { active } }, operator);
    await turn(false);
    expect((await refusal(code)).code).toBe('coupon_not_running');
    await turn(true);
    expect((await apply(code)).discount_amount).toBe(1.4);
    const unknown = { params: { code: 'NOBODYS' }, body: { active: true } };
    expect((await market.refused('ops.switchCoupon', unknown, operator)).code).toBe('coupon_not_found');
  });
});

describe('an import', () => {
  const planned = (code: string) => ({
    id: market.ctx.ids.next(),
    code,
    title: { en: code, ar: code, nl: code, fr: code },
    module_id: null,
    coupon_type: 'default' as const,
    discount_type: 'percent' as const,
    discount: 10,
    min_purchase_minor: 0,
    max_discount_minor: 0,
    starts_on: null,
    ends_on: null,
    store_ids: [],
    zone_ids: [],
    customer_ids: null,
    uses_per_customer: null,
    total_uses: null,
  });

  test('keeps what an operator decided, retires what it no longer names, and brings it back', async () => {
    const [stays, goes] = [planned('STAYS'), planned('GOES')];
    const own = await add();
    await writeCoupons(market.ctx, [stays, goes]);
    await market.call('ops.switchCoupon', { params: { code: 'STAYS' }, body: { active: false } }, operator);
    await writeCoupons(market.ctx, [stays]);
    await fill(2);
    expect((await refusal('GOES')).code).toBe('coupon_not_running');
    expect((await refusal('STAYS')).code).toBe('coupon_not_running');
    expect((await apply(own)).discount_amount).toBe(1.4);
    await writeCoupons(market.ctx, [goes]);
    expect((await apply('goes')).discount_amount).toBe(1.4);
  });

  test('leaves the code of a coupon that it no longer names to the operator', async () => {
    await writeCoupons(market.ctx, [planned('FREE-AGAIN')]);
    await writeCoupons(market.ctx, []);
    await add({ code: 'FREE-AGAIN', discount: 20 });
    await fill(2);
    expect((await apply('FREE-AGAIN')).discount_amount).toBe(2.8);
  });

  test('leaves an operator’s coupon of the same code as it is, and brings the others', async () => {
    const own = await add({ discount: 20 });
    await writeCoupons(market.ctx, [planned(own), planned('BESIDE')]);
    await fill(2);
    expect((await apply(own)).discount_amount).toBe(2.8);
    expect((await apply('BESIDE')).discount_amount).toBe(1.4);
  });
});

// Last of all: time does not go back.
test('[CHK-02] runs by the market’s day, its last one included', async () => {
  const code = await add({ start_date: '2026-06-17', expire_date: '2026-06-17' });
  await fill(2);
  await apply(code);
  // 23:59 and 00:00 in Montevideo.
  market.clock.set('2026-06-18T02:59:00.000Z');
  await apply(code);
  market.clock.set('2026-06-18T03:00:00.000Z');
  expect((await refusal(code)).code).toBe('coupon_not_running');
});
