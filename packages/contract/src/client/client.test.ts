import { expect, test } from 'vitest';
import { createClient, Refusal } from './index.ts';

/** The result of a call that gets this answer. */
function answered(status: number, text: string, headers?: Headers): Promise<unknown> {
  const client = createClient({
    origin: '',
    fetch: async () => ({ ok: status < 300, status, text: async () => text, ...(headers && { headers }) }),
    headers: () => ({}),
    newIdempotencyKey: () => 'a key',
  });
  return client('cart.list').catch((error: unknown) => error);
}

test('a write says that fields which are not known yet may be left out; a read has none', async () => {
  const sent: unknown[] = [];
  const client = createClient({
    origin: '',
    fetch: async (_url, { headers }) => {
      sent.push(headers);
      return { ok: true, status: 200, text: async () => '{}' };
    },
    headers: () => ({}),
    newIdempotencyKey: () => 'a key',
  });
  await client('cart.clear');
  await client('cart.list');
  expect(sent).toEqual([
    { accept: 'application/json', 'idempotency-key': 'a key', prefer: 'handling=lenient' },
    { accept: 'application/json' },
  ]);
});

test('a refusal has its code, its text and what stands beside them', async () => {
  const errors = [{ code: 'other_store', message: 'Another store' }];
  const refusal = await answered(
    409,
    JSON.stringify({ errors, message: 'Another store', store_name: 'Uno' }),
  );
  expect(refusal).toMatchObject({ status: 409, code: 'other_store', message: 'Another store' });
  expect((refusal as Refusal).body['store_name']).toBe('Uno');
});

test('a refusal says when another try is worth it, where its answer does', async () => {
  const wait = async (said?: string) => {
    const headers = new Headers(said === undefined ? {} : { 'retry-after': said });
    return ((await answered(429, '{}', headers)) as Refusal).retryAfterSeconds;
  };
  expect(await Promise.all([wait('40'), wait(), wait('soon')])).toEqual([40, null, null]);
  expect(((await answered(429, '{}')) as Refusal).retryAfterSeconds).toBeNull();
});

test.each([
  ['a fault of the server', 500, '{"request_id":"r-1"}', ''],
  [
    'whoever stands before it, in JSON of their own',
    429,
    '{"message":"Too many requests"}',
    'Too many requests',
  ],
  ['or in JSON that is no object', 503, 'null', ''],
  ['or in a list', 503, '["busy"]', ''],
  ['or with other errors', 400, '{"errors":{"phone":"missing"},"message":7}', ''],
  ['or in a sentence', 502, 'upstream is away', 'upstream is away'],
  [
    'or with a page, of which nobody reads the markup',
    502,
    '<html><title>502 Bad Gateway</title></html>',
    '',
  ],
])('%s says nothing that breaks who asks for its code', async (_who, status, text, message) => {
  const refusal = (await answered(status, text)) as Refusal;
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status, code: 'unexpected', message });
  expect(refusal.body).toMatchObject({ errors: [], message });
  if (status === 500) expect(refusal.body.request_id).toBe('r-1');
});

test('a page in place of an answer is no answer, whatever its status says', async () => {
  const error = await answered(200, '<html>Sign in to this network</html>');
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Refusal);
});
