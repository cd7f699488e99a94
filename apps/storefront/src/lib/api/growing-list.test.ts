import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type GrowingPage, growingList } from './growing-list.ts';

/** A market's list of so many rows, newest first: r5, r4, … */
function listOf(rows: number) {
  const ids = Array.from({ length: rows }, (_, place) => `r${rows - place}`);
  return {
    ids,
    answer: async ({ limit, cursor, offset = 1 }: GrowingPage & { readonly offset?: number }) => {
      const from = cursor === undefined ? (offset - 1) * limit : ids.indexOf(cursor) + 1;
      const page = ids.slice(from, from + limit);
      const more = from + limit < ids.length;
      return { ids: page, next_cursor: more ? (page.at(-1) ?? null) : null, total_size: ids.length };
    },
  };
}

async function watched(market: ReturnType<typeof listOf>) {
  const client = new QueryClient();
  const list = new InfiniteQueryObserver(client, growingList(['list'], 2, market.answer));
  const leave = list.subscribe(() => undefined);
  await list.refetch();
  const shown = () => list.getCurrentResult().data?.pages.flatMap(({ ids }) => ids);
  return { list, shown, leave };
}

test('a list that grows between two pages has each row once: the last one of a page began the next, too', async () => {
  const market = listOf(5);
  const { list, shown, leave } = await watched(market);
  expect(shown()).toEqual(['r5', 'r4']);
  market.ids.unshift('r6');
  await list.fetchNextPage();
  expect(shown()).toEqual(['r5', 'r4', 'r3', 'r2']);
  await list.refetch();
  expect(shown()).toEqual(['r6', 'r5', 'r4', 'r3']);
  leave();
});

test('a list that loses a row between two pages leaves none out: the first one of the next page was', async () => {
  const market = listOf(5);
  const { list, shown, leave } = await watched(market);
  market.ids.shift();
  await list.fetchNextPage();
  expect(shown()).toEqual(['r5', 'r4', 'r3', 'r2']);
  await list.fetchNextPage();
  expect(shown()).toEqual(['r5', 'r4', 'r3', 'r2', 'r1']);
  expect(list.getCurrentResult().hasNextPage).toBe(false);
  leave();
});
