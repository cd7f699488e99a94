import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';
import { sendCancel } from './send-cancel.ts';

const refused = (code: string) =>
  Response.json({ errors: [{ code, message: '' }], message: code }, { status: 409 });

/** A market with one order, which answers to a key as it did first. What each call in turn comes to, `answered` after them. */
function marketWithOrder(...ways: ('lost' | 'never arrives' | 'too many')[]) {
  const reasons: string[] = [];
  const answered = new Map<string, string>();
  const cancel = (key: string, body: string): Response => {
    const before = answered.get(key);
    if (before !== undefined && before !== body) return refused('key_reused');
    if (before === undefined && reasons.length > 0) return refused('order_over');
    if (before === undefined) reasons.push((JSON.parse(body) as { reason: string }).reason);
    answered.set(key, body);
    return Response.json({ id: 'order', return_code: null, message: 'Your order was canceled.' });
  };
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    const way = ways.shift();
    if (way === 'never arrives') throw new TypeError('Failed to fetch');
    if (way === 'too many')
      return Response.json({ errors: [{ code: 'too_many', message: '' }] }, { status: 429 });
    const answer = cancel((headers as Record<string, string>)['idempotency-key'] ?? '', String(body));
    if (way === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  return reasons;
}

beforeEach(() => void stubBrowser().set('token', 'a-token-of-ana'));
afterEach(() => vi.unstubAllGlobals());

test('an order that is cancelled for another reason after a lost answer is told to be cancelled, for the first: it was refused as one that is over', async () => {
  const reasons = marketWithOrder('lost', 'too many');
  await expect(sendCancel('order', 'Too late')).rejects.toThrow();
  await expect(sendCancel('order', 'Ordered twice')).rejects.toThrow();
  expect(await sendCancel('order', 'Ordered twice')).toMatchObject({
    reply: { message: 'Your order was canceled.' },
    isEarlier: true,
  });
  expect(reasons).toEqual(['Too late']);
});

test('what never arrived gives way to the reason that is sent after it', async () => {
  const reasons = marketWithOrder('never arrives');
  await expect(sendCancel('order', 'Too late')).rejects.toThrow();
  expect(await sendCancel('order', 'Ordered twice')).toMatchObject({ isEarlier: false });
  expect(reasons).toEqual(['Ordered twice']);
});

test('an order that was cancelled in another window is refused as it is', async () => {
  marketWithOrder();
  await sendCancel('order', 'Too late');
  await expect(sendCancel('order', 'Ordered twice')).rejects.toMatchObject({ code: 'order_over' });
});
