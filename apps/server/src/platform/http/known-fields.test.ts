import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { bytesOf } from '../../testing/test-client.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

const newerField = { of_a_newer_page: 1 };
const lenient = { prefer: 'handling=lenient' };

async function subscribe(payload: object, headers: Record<string, string>) {
  return market.app.inject({ method: 'POST', url: '/api/v1/newsletter/subscribe', headers, payload });
}

test('a write of a page that is newer than the server is done by what the server knows of it: it was refused as malformed', async () => {
  const payload = { email: 'ana@example.com', ...newerField };
  expect((await subscribe(payload, {})).statusCode).toBe(400);
  expect((await subscribe(payload, lenient)).statusCode).toBe(200);
  expect(await market.count('newsletter_subscribers')).toBe(1);
});

test('what is known of it is held to the rules all the same', async () => {
  const answer = await subscribe({ email: 7, ...newerField }, lenient);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'malformed' }] });
});

test('under its key it is told from another body, by the fields too that are not known', async () => {
  const { guestId } = await market.newGuest();
  const headers = { ...lenient, 'idempotency-key': 'of-a-newer-page' };
  const send = (value: number) =>
    market.app.inject({
      method: 'POST',
      url: `/api/v1/newsletter/subscribe?guest_id=${guestId}`,
      headers,
      payload: { email: 'eva@example.com', of_a_newer_page: value },
    });
  const [first, again, other] = [await send(1), await send(1), await send(2)];
  expect([first.statusCode, again.json(), other.json()]).toEqual([
    200,
    first.json(),
    expect.objectContaining({ errors: [expect.objectContaining({ code: 'key_reused' })] }),
  ]);
});

test('a form is read alike', async () => {
  const customer = await market.newCustomer();
  const form = new FormData();
  form.set('name', 'Ana');
  form.set('of_a_newer_page', '1');
  const { headers, payload = '' } = await bytesOf(form);
  const authorization = `Bearer ${customer.token}`;
  const send = (more: object) =>
    market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/update-profile',
      headers: { ...headers, authorization, ...more },
      payload,
    });
  expect((await send({})).json()).toMatchObject({ errors: [{ code: 'malformed' }] });
  expect((await send(lenient)).statusCode).not.toBe(400);
});
