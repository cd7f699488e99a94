import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../../testing/index.ts';

const nobody = '0190a000-ffff-7000-8000-000000000001';
const password = 'correct horse';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

const find = (query: object = {}) => market.call('ops.customers', { query }, operator);
const block = (id: string, body: { blocked: boolean; why?: string }) =>
  market.call('ops.blockCustomer', { params: { id }, body }, operator);

async function signUp(name: string, email: string, phone: string): Promise<string> {
  market.clock.advance(61_000);
  const body = { name, email, phone, password, confirm_password: password };
  await market.call('accounts.signUp', { body });
  return (await find({ search: email })).customers[0]?.id ?? '';
}

test('an operator’s program finds a customer by mail address, number and id, keeps one out, and lets one in again: a terminal was needed for it', async () => {
  const id = await signUp('Ana Silva', 'ana.silva@example.com', '+598 99 123 456');
  const found = await find({ search: '099 123 456' });
  expect(found).toMatchObject({
    total_size: 1,
    customers: [{ id, f_name: 'Ana', l_name: 'Silva', phone: '+59899123456', blocked_at: null }],
  });
  expect(await find({ search: id })).toEqual(found);
  expect(await find({ search: 'ANA.Silva@example.com' })).toEqual(found);
  for (const search of ['Ana', nobody, 'nobody@example.com', '097000111'])
    expect(await find({ search })).toMatchObject({ total_size: 0, customers: [] });

  const { customer } = await block(id, { blocked: true, why: 'Three orders,\u202e none paid' });
  expect(customer).toMatchObject({ id, blocked_why: 'Three orders, none paid' });
  expect(customer.blocked_at).not.toBeNull();
  const signIn = { body: { email_or_phone: 'ana.silva@example.com', password } };
  expect((await market.refused('accounts.login', signIn)).code).toBe('account_blocked');
  // The day of the block stays, and so does the reason without a new one.
  market.clock.advance(24 * 60 * 60_000);
  operator = { token: await market.operatorToken() };
  expect((await block(id, { blocked: true })).customer).toEqual(customer);
  expect((await find()).customers).toEqual([customer]);

  const again = await block(id, { blocked: false });
  expect(again.customer).toMatchObject({ blocked_at: null, blocked_why: '' });
  expect((await market.call('accounts.login', signIn)).token).not.toBeNull();
  expect(await find()).toMatchObject({ total_size: 0, customers: [] });
});

test('blocked customers come a page after the other, the latest first', async () => {
  const ids: string[] = [];
  for (const at of [1, 2, 3]) {
    ids.unshift(await signUp(`Bea ${at}`, `bea${at}@example.com`, `+5989922233${at}`));
    await block(ids[0] ?? '', { blocked: true });
  }
  const pages = await Promise.all([1, 2].map((offset) => find({ limit: 2, offset })));
  expect(pages.flatMap(({ customers }) => customers.map(({ id }) => id))).toEqual(ids);
  expect(pages[1]).toMatchObject({ total_size: 3, limit: 2, offset: 2 });
});

test('nobody but an operator finds or blocks customers, and nobody unknown is blocked', async () => {
  const given = { body: { role: 'store', holder_id: fixture.stores.trattoria } } as const;
  const store = { token: (await market.call('ops.giveToken', given, operator)).token };
  const customer = await market.newCustomer();
  const input = { params: { id: customer.shopperId }, body: { blocked: true } };
  for (const caller of [store, { token: customer.token }]) {
    expect((await market.refused('ops.customers', { query: {} }, caller)).status).toBe(403);
    expect((await market.refused('ops.blockCustomer', input, caller)).status).toBe(403);
  }
  const unknown = { ...input, params: { id: nobody } };
  expect(await market.refused('ops.blockCustomer', unknown, operator)).toMatchObject({
    status: 404,
    code: 'customer_not_found',
  });
  const long = { ...input, body: { blocked: true, why: 'x'.repeat(501) } };
  expect((await market.refused('ops.blockCustomer', long, operator)).code).toBe('malformed');
  await market.call('accounts.info', {}, customer);
});

test('couriers are listed with the orders in their hands, those who work here first', async () => {
  const add = async (name: string, phone: string) => {
    const body = { name, phone, vehicle: 'bicycle' } as const;
    return (await market.call('ops.addCourier', { body }, operator)).courier_id;
  };
  const [vera, omar] = [await add('Vera', '+59899000111'), await add('Omar', '+59899000222')];
  const { order_id: id } = await placeTestOrder(market, await market.newCustomer());
  await market.call('ops.moveOrder', { params: { id }, body: { order_status: 'confirmed' } }, operator);
  await market.call('ops.takeOrder', { params: { id }, body: { courier_id: vera } }, operator);
  const list = (query: object) => market.call('ops.couriers', { query }, operator);
  const { couriers, total_size } = await list({ limit: 100 });
  expect(couriers).toHaveLength(total_size);
  const known = { phone: '+59899000111', vehicle: 'bicycle', active: true };
  expect(couriers.find((one) => one.id === vera)).toEqual({
    ...known,
    id: vera,
    name: 'Vera',
    order_count: 1,
  });
  expect(couriers.find((one) => one.id === omar)?.order_count).toBe(0);
  expect((await list({ limit: 1, offset: 2 })).couriers).toEqual([couriers[1]]);
});

test('an operator’s program ends a courier’s work here and takes them back, but neither with an order in hand nor beside another of that phone: a terminal was needed for it', async () => {
  const add = async (name: string, phone: string) => {
    const body = { name, phone, vehicle: 'car' } as const;
    return (await market.call('ops.addCourier', { body }, operator)).courier_id;
  };
  const turn = (id: string, active: boolean) => ({ params: { id }, body: { active } });
  const switched = (id: string, active: boolean) =>
    market.call('ops.switchCourier', turn(id, active), operator);
  const refused = async (id: string, active: boolean) => {
    const { status, code } = await market.refused('ops.switchCourier', turn(id, active), operator);
    return [status, code];
  };
  const [phone, ana] = ['+59899000333', await add('Ana', '+59899000333')];
  const given = { body: { role: 'courier', holder_id: ana } } as const;
  const { token } = await market.call('ops.giveToken', given, operator);
  expect((await market.refused('ops.switchCourier', turn(ana, false), { token })).status).toBe(403);
  const ended = await switched(ana, false);
  expect(ended).toEqual({
    message: 'Courier updated.',
    courier: { id: ana, name: 'Ana', phone, vehicle: 'car', active: false, order_count: 0 },
  });
  expect(await switched(ana, false)).toEqual(ended);
  expect((await market.refused('ops.staffOrders', { query: {} }, { token })).status).toBe(401);
  expect((await switched(ana, true)).courier.active).toBe(true);
  expect((await market.refused('ops.staffOrders', { query: {} }, { token })).status).toBe(401);

  const { order_id: id } = await placeTestOrder(market, await market.newCustomer());
  await market.call('ops.moveOrder', { params: { id }, body: { order_status: 'confirmed' } }, operator);
  await market.call('ops.takeOrder', { params: { id }, body: { courier_id: ana } }, operator);
  expect(await refused(ana, false)).toEqual([409, 'courier_under_way']);
  await market.call('ops.moveOrder', { params: { id }, body: { order_status: 'canceled' } }, operator);
  await switched(ana, false);
  await add('Eva', phone);
  expect(await refused(ana, true)).toEqual([409, 'courier_works_here']);
  expect(await refused(nobody, false)).toEqual([404, 'courier_not_found']);
});

test('coupons are listed with their state and how often they were used, those that are over too', async () => {
  const add = (code: string, more: object = {}) => {
    const body = {
      code,
      title: { en: 'Ten off' },
      coupon_type: 'default',
      discount_type: 'percent',
      discount: 10,
    };
    return market.call('ops.addCoupon', { body: { ...body, ...more } as never }, operator);
  };
  await add('B-OVER', { expire_date: '2020-01-01' });
  await add('A-RUNS', { total_uses: 5 });
  const list = (query: object) => market.call('ops.coupons', { query }, operator);
  const { coupons } = await list({ limit: 100 });
  expect(coupons.map(({ code, state, used, total_uses }) => [code, state, used, total_uses])).toEqual([
    ['A-RUNS', 'runs', 0, 5],
    ['B-OVER', 'over', 0, null],
  ]);
  expect(await list({ limit: 1, offset: 2 })).toMatchObject({ total_size: 2, coupons: [{ code: 'B-OVER' }] });
});
