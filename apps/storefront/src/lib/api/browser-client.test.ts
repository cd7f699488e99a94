import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.fixture.ts';
import { call } from './browser-client.ts';

interface Asked {
  readonly key: string;
  readonly body: string;
}

/** A market that hears every write, whose first answer is lost; under a key it knows what was said first alone. */
function marketThatLoses(): Asked[] {
  const asked: Asked[] = [];
  const heard = new Map<string, string>();
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    const key = (headers as Record<string, string>)['idempotency-key'] ?? '';
    asked.push({ key, body: String(body) });
    const before = heard.get(key);
    heard.set(key, before ?? String(body));
    if (asked.length === 1) throw new TypeError('Failed to fetch');
    if (before !== undefined && before !== body)
      return Response.json({ errors: [{ code: 'key_reused', message: '' }], message: '' }, { status: 409 });
    return Response.json({ message: 'Done' });
  });
  return asked;
}

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (message: string, ask: typeof call = call) =>
  ask('enquiries.send', { body: { name: 'Ana', phone: '', email: 'ana@example.com', subject: '', message } });

test('an enquiry that is changed after a lost answer and a reload is another one: it was refused as the same', async () => {
  const asked = marketThatLoses();
  await expect(send('Do you open on Sundays?')).rejects.toThrow();
  const { call: callThere } = await import('./browser-client.ts');
  expect(await send('Do you open on Mondays?', callThere)).toEqual({ message: 'Done' });
  expect(asked.map(({ key }) => key === asked[0]?.key)).toEqual([true, true, false]);
});

/** A line on which nothing comes, until whoever asked gives up. */
const silence = (_url: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const cancel = () => call('orders.cancel', { body: { order_id: 'order', reason: '' } });

const outcomeOf = (sent: Promise<unknown>): (() => string) => {
  let outcome = 'waits';
  sent.then(
    () => (outcome = 'answered'),
    (error: Error) => (outcome = error.name),
  );
  return () => outcome;
};

test('on a line that is dead without a word an answer is given up after half a minute, that to pictures after three: buttons turned and lists were drawn as coming for minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', silence);
  const left = new AbortController();
  const [words, pictures] = [new FormData(), new FormData()];
  words.append('comment', 'Soft, and not too sweet.');
  pictures.append('pictures', new Blob(['a picture']), 'picture-1.jpg');
  const question = { body: { order_type: 'delivery' }, signal: left.signal } as never;
  const [list, review, price, order, wordsAlone] = [
    call('orders.list', {}),
    call('reviews.submit', { body: pictures }),
    call('checkout.quote', question),
    call('newsletter.subscribe', { body: { email: '' }, idempotencyKey: 'key' }),
    call('accounts.updateProfile', { body: words, idempotencyKey: 'another' }),
  ].map(outcomeOf);
  await vi.advanceTimersByTimeAsync(29_000);
  left.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([list?.(), review?.(), price?.(), order?.()]).toEqual(['waits', 'waits', 'AbortError', 'waits']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([list, order, wordsAlone].map((outcome) => outcome?.())).toEqual(Array(3).fill('TimeoutError'));
  expect(review?.()).toBe('waits');
  // The review, and the question whether it arrived.
  await vi.advanceTimersByTimeAsync(150_000 + 180_000);
  expect(review?.()).toBe('TimeoutError');
});

test('what was done on such a line is told as done: it was said that the connection is lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard: Record<string, string>[] = [];
  const answerOnce = (asked: () => Response) => async (url: string, init: RequestInit) => {
    heard.push(init.headers as Record<string, string>);
    return heard.at(-1)?.['x-answered-only'] === '1' ? asked() : silence(url, init);
  };
  vi.stubGlobal(
    'fetch',
    answerOnce(() => Response.json({ message: 'Cancelled.' })),
  );
  const done = cancel();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await done).toEqual({ message: 'Cancelled.' });
  expect(heard[1]?.['idempotency-key']).toBe(heard[0]?.['idempotency-key']);
  const unanswered = { errors: [{ code: 'unanswered', message: '' }], message: '' };
  vi.stubGlobal(
    'fetch',
    answerOnce(() => Response.json(unanswered, { status: 404 })),
  );
  const lost = outcomeOf(cancel());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lost()).toBe('TimeoutError');
});

test('a price that is asked for leaves the write that was lost before it as it is', async () => {
  const asked = marketThatLoses();
  const change = { body: { trip_id: 'trip', estimated_hours: 4, trip_amount: 60 } };
  await expect(call('trips.change', change)).rejects.toThrow();
  await call('trips.changeQuote', { body: { trip_id: 'trip', estimated_hours: 4 } });
  await call('trips.change', change);
  expect(asked[2]?.key).toBe(asked[0]?.key);
});

test('a press that comes as one of too many leaves the key of what was lost before it: the next one sent an enquiry twice', async () => {
  const asked = marketThatLoses();
  await expect(send('Do you open on Sundays?')).rejects.toThrow();
  const heard = fetch;
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    asked.push({ key: (headers as Record<string, string>)['idempotency-key'] ?? '', body: String(body) });
    return Response.json({ errors: [{ code: 'too_many', message: '' }], message: '' }, { status: 429 });
  });
  await expect(send('Do you open on Sundays?')).rejects.toThrow();
  vi.stubGlobal('fetch', heard);
  await send('Do you open on Sundays?');
  expect(asked.map(({ key }) => key === asked[0]?.key)).toEqual([true, true, true]);
});

/** A market that refuses all, when it is let go: who was asked as is kept from then. */
function marketThatRefuses(code: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await promise;
    return Response.json({ errors: [{ code, message: '' }], message: '' }, { status: 401 });
  });
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/about-us', search: '', hash: '', assign });
  return { letGo, assign };
}

const cartOf = (guestId: string) => call('cart.list', { query: { guest_id: guestId } });

test('a guest’s call that is refused after they have signed in leaves them signed in: their session was thrown away', async () => {
  const { letGo, assign } = marketThatRefuses('guest_unknown');
  localStorage.setItem('guest_id', 'guest');
  const asked = cartOf('guest');
  localStorage.setItem('token', 'new');
  localStorage.setItem('guest_id', 'another');
  letGo();
  await expect(asked).rejects.toThrow();
  expect(localStorage.getItem('token')).toBe('new');
  expect(localStorage.getItem('guest_id')).toBe('another');
  expect(assign).not.toHaveBeenCalled();
});

test('[SYS-05] a session that is dead when it is called with is left, and the place is home', async () => {
  const { letGo, assign } = marketThatRefuses('session_dead');
  localStorage.setItem('token', 'dead');
  const asked = call('cart.list');
  letGo();
  await expect(asked).rejects.toThrow();
  expect(localStorage.getItem('token')).toBeNull();
  expect(assign).toHaveBeenCalledWith('/home');
});

test('[PROF-03] several calls that a deleted account is refused at once end with one farewell: what the page was left during told of an ended session instead', async () => {
  const removals: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('remove-account'))
      return Response.json({ errors: [{ code: 'session_dead', message: '' }], message: '' }, { status: 401 });
    removals.push(url);
    // The second is asked while the page is left already.
    if (removals.length > 1)
      return Response.json({ errors: [{ code: 'malformed', message: '' }], message: '' }, { status: 400 });
    return Response.json({ message: 'Done' });
  });
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/about-us', search: '', hash: '', assign });
  localStorage.setItem('token', 'dead');
  const { call: callThere } = await import('./browser-client.ts');
  const { keepLeavingKey } = await import('../session/leaving-key.ts');
  keepLeavingKey('the-key-of-the-lost-deletion');
  await Promise.allSettled([callThere('cart.list'), callThere('cart.list')]);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(removals).toHaveLength(1);
  expect(sessionStorage.getItem('pending-toast')).toContain('account.deleted');
});

test('a guest that the market knows no more begins anew', async () => {
  const { letGo } = marketThatRefuses('guest_unknown');
  localStorage.setItem('guest_id', 'guest');
  const asked = cartOf('guest');
  letGo();
  await expect(asked).rejects.toThrow();
  expect(localStorage.getItem('guest_id')).toBeNull();
});
