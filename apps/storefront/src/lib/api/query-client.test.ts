import { Refusal } from '@promenade/contract/client';
import { InfiniteQueryObserver, MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { dismissToast, readToasts } from '../toast/toasts.ts';
import { createQueryClient } from './query-client.ts';

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
