import type { Reply } from '@promenade/contract/calls';
import { isPayable } from '@promenade/domain/payments';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { readEvents } from '../../../lib/api/event-stream.ts';
import { followLive } from '../../../lib/api/follow-live.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { endHereMs } from '../../../lib/wire/end-here.ts';
import { isNews } from './is-news.ts';

/** A payment as in the API, with its deadline by the page's clock. */
export type Payment = Reply<'payments.state'> & { readonly untilMs: number };

/** Which payment: by its id, or the latest one of an order. */
export type PaymentKey = { readonly payment_id: string } | { readonly order_id: string };

// How often the payment is requested while there is no stream.
const pollMs = 4000;

const keyOf = (key: PaymentKey) => ['payments.state', key] as const;

async function readPayment(key: PaymentKey, signal: AbortSignal): Promise<Payment> {
  const payment = await call('payments.state', { query: { ...key, ...(await guestQuery()) }, signal });
  return { ...payment, untilMs: endHereMs(payment.due_at, payment.now, marketNow()) };
}

/** The payment as the page shows it. */
interface OnPage {
  readonly shown: () => Payment['state'] | undefined;
  readonly readAnew: () => Promise<unknown>;
}

async function readChanges(
  paymentId: string,
  { shown, readAnew }: OnPage,
  onEvent: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  let isOpen = true;
  let told: Payment['state'] | undefined;
  const query = { payment_id: paymentId, ...(await guestQuery()) };
  await readEvents(
    'payments.events',
    query,
    ({ state }) => {
      onEvent();
      isOpen = isPayable(state);
      if (isNews(state, { told, shown: shown() })) void readAnew();
      told = state;
    },
    signal,
  );
  return isOpen;
}

export interface LivePayment {
  readonly payment: Payment | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

const onPage = (client: QueryClient, key: PaymentKey): OnPage => ({
  shown: () => client.getQueryData<Payment>(keyOf(key))?.state,
  readAnew: () => client.invalidateQueries({ queryKey: keyOf(key) }),
});

// A declined payment sends no more events, and its order is cancelled at the deadline.
function isAskedFor(payment: Payment | undefined, live: boolean): boolean {
  if (!payment) return false;
  return payment.state === 'failed' ? payment.purpose === 'order' : !live && isPayable(payment.state);
}

/** One payment, live: it waits for the gateway's confirmation, not the browser's return (api.md, rule 7). */
export function usePayment(key: PaymentKey): LivePayment {
  const client = useQueryClient();
  const [live, setLive] = useState(true);
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(key),
    queryFn: ({ signal }) => readPayment(key, signal),
    refetchInterval: ({ state }) => (isAskedFor(state.data, live) ? pollMs : false),
  });
  const openId = data && isPayable(data.state) ? data.payment_id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new object each time, and says nothing new.
  useEffect(() => {
    if (openId === null) return undefined;
    const page = onPage(client, key);
    return followLive({
      read: (onEvent, signal) => readChanges(openId, page, onEvent, signal),
      onLive: setLive,
    });
  }, [openId, client]);
  return { payment: data, error: data ? null : error, retry: () => void refetch() };
}
