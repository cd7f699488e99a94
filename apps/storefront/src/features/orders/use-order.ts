import type { Reply } from '@promenade/contract/calls';
import { isFollowed } from '@promenade/domain/orders';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { marketNow } from '../../lib/clock/market-clock.ts';
import { call } from '../../lib/api/browser-client.ts';
import { readEvents } from '../../lib/api/event-stream.ts';
import { followLive } from '../../lib/api/follow-live.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { endHereMs } from '../../lib/wire/end-here.ts';
import type { Order, OrderEvent } from './order.ts';

/** Which order, and how access is granted: as its owner, by number and phone, or by a signed link. */
export interface OrderKey {
  readonly id: string;
  readonly phone: string | null;
  readonly link: string | null;
}

// How often the order is requested while the stream is down.
const pollMs = 8000;

const keyOf = ({ id, phone, link }: OrderKey) => ['order', id, phone, link] as const;

async function askOrder(
  { id, phone, link }: OrderKey,
  signal: AbortSignal,
): Promise<Reply<'orders.details'>> {
  if (link !== null) return call('orders.linked', { query: { link }, signal });
  if (phone !== null) return call('orders.track', { query: { order_id: id, contact_number: phone }, signal });
  return call('orders.details', { query: { order_id: id, ...(await guestQuery()) }, signal });
}

async function readOrder(key: OrderKey, signal: AbortSignal): Promise<Order> {
  const order = await askOrder(key, signal);
  const { payment_due_at: dueAt, now } = order;
  return { ...order, payUntilMs: dueAt === null ? null : endHereMs(dueAt, now, marketNow()) };
}

/** The credentials for the stream. */
async function rightOf({ phone, link }: OrderKey) {
  if (link !== null) return { link };
  return phone === null ? guestQuery() : { contact_number: phone };
}

interface Stream {
  readonly key: OrderKey;
  readonly queryClient: QueryClient;
  readonly onLive: (live: boolean) => void;
}

function applyEvent(queryClient: QueryClient, key: OrderKey, event: OrderEvent): void {
  const before = queryClient.getQueryData<Order>(keyOf(key));
  queryClient.setQueryData<Order>(keyOf(key), (order) => order && { ...order, ...event });
  // A new status changes the code, the courier or the end too: the stream only has the live part.
  const isNews = before?.order_status !== event.order_status || before.updated_at !== event.updated_at;
  if (before && isNews) void queryClient.invalidateQueries({ queryKey: keyOf(key) });
}

/** Follows the order until it is final; returns a function that stops it. */
function follow({ key, queryClient, onLive }: Stream): () => void {
  const read = async (onEvent: () => void, signal: AbortSignal): Promise<boolean> => {
    let running = true;
    const tell = (event: OrderEvent): void => {
      onEvent();
      running = isFollowed(event.order_status);
      applyEvent(queryClient, key, event);
    };
    await readEvents('orders.events', { order_id: key.id, ...(await rightOf(key)) }, tell, signal);
    return running;
  };
  return followLive({ read, onLive });
}

export interface LiveOrder {
  readonly order: Order | undefined;
  readonly error: Error | null;
  /** Changes are pushed; otherwise the order is requested every few seconds. */
  readonly live: boolean;
  readonly retry: () => void;
}

/** One order, live (CHK-09). */
export function useOrder(key: OrderKey): LiveOrder {
  const queryClient = useQueryClient();
  const [live, setLive] = useState(true);
  const { id, phone, link } = key;
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(key),
    queryFn: ({ signal }) => readOrder(key, signal),
    refetchInterval: ({ state }) =>
      !live && state.data && isFollowed(state.data.order_status) ? pollMs : false,
  });
  const followed = data !== undefined && isFollowed(data.order_status);
  useEffect(() => {
    if (!followed) return undefined;
    return follow({ key: { id, phone, link }, queryClient, onLive: setLive });
  }, [followed, id, phone, link, queryClient]);
  return { order: data, error: data ? null : error, live: live || !followed, retry: () => void refetch() };
}
