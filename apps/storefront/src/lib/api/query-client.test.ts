import { Refusal } from '@promenade/contract/client';
import { InfiniteQueryObserver, MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConnection } from '../connection/connection.ts';
import { dismissToast, readToasts } from '../toast/toasts.ts';
import { askAgainOnReturn, createQueryClient } from './query-client.ts';

const lost = 'The connection is lost.';

/** What a screen is given where its query fails so. */
async function failed(problem: Error): Promise<Error> {
  const queryFn = () => Promise.reject(problem);
  return createQueryClient(lost)
    .fetchQuery({ queryKey: ['x'], queryFn, retry: false })
    .catch((error: Error) => error);
}

test('a refusal says what the market says', async () => {
  const message = 'There is no such order.';
  const refusal = new Refusal(404, { errors: [{ code: 'order_not_found', message }], message });
  expect((await failed(refusal)).message).toBe(message);
});

test('a fault of the server, which says nothing, has a text, and keeps the id to find it by', async () => {
  const error = await failed(new Refusal(500, { request_id: 'r-1' }));
  expect(error).toMatchObject({ message: lost, status: 500, body: { request_id: 'r-1' } });
});

test('a call without an answer is not told in the browser’s own words', async () => {
  expect((await failed(new TypeError('Failed to fetch'))).message).toBe(lost);
});

test('a button is busy before a second press can come', async () => {
  vi.useFakeTimers();
  try {
    const mutationFn = () => new Promise<void>(() => undefined);
    const write = new MutationObserver(createQueryClient(lost), { mutationFn });
    const seen: string[] = [];
    // As `useMutation` listens.
    const leave = write.subscribe(notifyManager.batchCalls(({ status }) => seen.push(status)));
    void write.mutate();
    // A press is a task of its own, as a timer is: what comes in a microtask comes before both.
    await Promise.resolve().then(() => undefined);
    leave();
    expect(seen).toEqual(['pending']);
  } finally {
    vi.useRealTimers();
  }
});

test('more of a list that does not come is told; what is fetched anew by itself is not', async () => {
  let isLost = false;
  const list = new InfiniteQueryObserver(createQueryClient(lost), {
    queryKey: ['list'],
    queryFn: async () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : 'a page'),
    initialPageParam: 1,
    getNextPageParam: () => 2,
    retry: false,
  });
  const texts = () => readToasts().map(({ text }) => text);
  await list.refetch();
  isLost = true;
  await list.refetch();
  expect(texts()).toEqual([]);
  await list.fetchNextPage();
  expect(texts()).toEqual([lost]);
  for (const { id } of readToasts()) dismissToast(id);
});

test('what is said to be old while it is first read is read anew: the old answer stayed, and was taken for new', async () => {
  const client = createQueryClient(lost);
  const answers: ((list: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const leave = list.subscribe(() => undefined);
  const isRead = client.invalidateQueries({ queryKey: ['list'] });
  answers[0]?.('before');
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.('after');
  await isRead;
  expect(list.getCurrentResult()).toMatchObject({ data: 'after', isStale: false });
  leave();
});

/** A bill that is read in a browser whose device has a connection; `fetched` is what becomes of any other request. */
function readBill(queryFn: () => Promise<string>, fetched: () => Promise<{ status: number }>) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'https://market.example/checkout' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', fetched);
  const client = createQueryClient(lost);
  const bill = new QueryObserver(client, { queryKey: ['bill'], queryFn });
  const endings = [askAgainOnReturn(client), bill.subscribe(() => undefined)];
  onTestFinished(() => {
    for (const end of endings) end();
    client.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return bill;
}

test('a bill that could not be had as the market was away comes by itself when it answers again: it waited for a press', async () => {
  let isAway = true;
  const ask = async <Answer>(answer: Answer): Promise<Answer> =>
    isAway ? Promise.reject(new TypeError('Failed to fetch')) : answer;
  const bill = readBill(
    () => ask('$ 375'),
    () => ask({ status: 200 }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bill.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(readConnection().unreached).toBe(true);
  isAway = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(bill.getCurrentResult()).toMatchObject({ status: 'success', data: '$ 375' });
  expect(readConnection().unreached).toBe(false);
});

test('a call that fails though the market answers is not asked again and again, and nobody is told that the market is away', async () => {
  const fault = vi.fn().mockRejectedValue(new Refusal(500, { request_id: 'r-1' }));
  const bill = readBill(fault, async () => ({ status: 200 }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(bill.getCurrentResult().status).toBe('error');
  expect(fault).toHaveBeenCalledTimes(3);
  expect(readConnection().unreached).toBe(false);
});
