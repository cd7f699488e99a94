import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let guestId: string;
let token: string;
beforeAll(async () => {
  market = await openTestMarket();
  ({ guestId } = await market.newGuest());
  ({ token } = await market.newCustomer());
});
afterAll(() => market.close());

const zoneid = JSON.stringify([fixture.zones.centre]);
async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
  const headers = { zoneid, moduleid: fixture.modules.food, authorization: `Bearer ${token}` };
  const answer = await market.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers,
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

describe('a parameter that a form left empty is one that was left out', () => {
  test.each([
    ['stores/get-stores', 'type=&category_id=&open_now=&min_rating=&sort=&limit=&offset='],
    ['items/popular', 'store_id=&min_price=&max_price=&veg=&sort='],
    ['categories', 'featured='],
    ['rental/vehicle/search', 'min_price=&max_price=&seats=&min_rating=&pickup_time=&available='],
    ['customer/notifications', 'limit=&cursor='],
    ['customer/cart/list', 'guest_id='],
    [
      'config/distance-api',
      'origin_lat=-34.9&origin_lng=-56.1&destination_lat=-34.8&destination_lng=-56&mode=',
    ],
  ])('%s?%s', async (path, query) => {
    const left = query.replace(/[a-z_]+=(&|$)/g, '').replace(/&$/, '');
    const asked = await ask('GET', `${path}?${query}`);
    expect(asked.status).toBe(200);
    expect(asked).toEqual(await ask('GET', `${path}?${left}`));
  });

  test('a filter that is left empty lets everything through: it let nothing through', async () => {
    expect((await ask('GET', 'items/popular?max_price=')).body['total_size']).toBeGreaterThan(0);
  });

  test('what a call needs is missed as if it were absent', async () => {
    for (const query of ['', 'lat=&lng='])
      expect((await ask('GET', `config/get-zone-id?${query}`)).body['message']).toMatch(
        /query\.lat: must be degrees/,
      );
  });

  test('of a write nothing is left out: an empty id takes no more away than it names', async () => {
    expect((await ask('DELETE', `rental/user/cart/remove-cart?guest_id=&vehicle_id=`)).status).toBe(400);
  });
});

test('an empty guest id is none, in a query and in a body', async () => {
  expect((await ask('DELETE', 'customer/cart/remove?guest_id=')).status).toBe(200);
  const wrong = await ask('POST', 'auth/login', { email_or_phone: '', guest_id: '' });
  expect(wrong.body['message']).toBe('Email or phone number is required');
  const nobody = await market.app.inject({ url: '/api/v1/customer/cart/list?guest_id=' });
  expect(nobody.json()).toMatchObject({ errors: [{ code: 'shopper_required' }] });
  expect(
    (await market.app.inject({ url: `/api/v1/customer/cart/list?guest_id=${guestId}` })).statusCode,
  ).toBe(200);
});

test('an empty field that is named as what every object has is one that is not known: it was a fault', async () => {
  const wrong = await ask('POST', 'customer/order/prescription/upload', { guest_id: guestId, toString: '' });
  expect(wrong.status).toBe(400);
  expect(wrong.body['message']).toMatch(/body/);
});
