import type { Body, Reply } from '@promenade/contract/calls';
import type { Refusal } from '@promenade/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { askBill, isOfCoupon } from '../../../lib/wire/ask-bill.ts';

export type QuoteBody = Omit<Body<'checkout.quote'>, 'guest_id'>;
export type Quote = Reply<'checkout.quote'>;

export const quoteKey = 'checkout.quote';

// Long enough for quick presses on the stepper, short enough to feel immediate.
const settleMs = 250;
// Prices, hours and arrival times change while the form is filled in.
const refreshMs = 60_000;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface QuoteState {
  /** The latest bill; the same amounts stay visible while new ones are requested. */
  readonly quote: Quote | null;
  /** It is the server's current one, though perhaps without a coupon that is refused. */
  readonly answered: boolean;
  /** It is the bill of the current choices. */
  readonly current: boolean;
  readonly refusal: Refusal | null;
  /** The refusal is about the coupon, which is in no sum then. */
  readonly couponRefused: boolean;
  /** No answer came at all. */
  readonly lost: boolean;
  /** The request that the quote answers. */
  readonly asked: QuoteBody | null;
  /** Lines that need a prescription (CHK-03). */
  readonly prescriptionLines: readonly string[];
  /** Times to choose from, even if the store is closed now. */
  readonly slots: readonly string[];
  readonly retry: () => void;
}

const noLines: readonly string[] = [];

function slotsOf(refusal: Refusal | null): readonly string[] | null {
  const slots = refusal?.body['slots'];
  return Array.isArray(slots) ? (slots as string[]) : null;
}

/** The server's bill for the current choices (CHK-06). `cartVersion` changes with the cart. */
export function useQuote(body: QuoteBody, cartVersion: string, enabled: boolean): QuoteState {
  const wanted = JSON.stringify(body);
  const settled = useSettled(wanted);
  const { data, error, isPlaceholderData, fetchStatus, refetch } = useQuery({
    queryKey: [quoteKey, settled, cartVersion],
    queryFn: ({ signal }) =>
      askBill(JSON.parse(settled) as QuoteBody, async (asked) =>
        call('checkout.quote', { body: { ...asked, ...(await guestQuery()) }, signal }),
      ),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  const noBill = isAnswer(error) ? error : null;
  const couponRefusal = body.coupon_code === null ? null : (data?.couponRefusal ?? null);
  const refusal = noBill ?? couponRefusal;
  const answered = data !== undefined && !error && !isPlaceholderData && settled === wanted;
  const [lastSlots, setLastSlots] = useState<readonly string[]>([]);
  const slots = slotsOf(refusal) ?? data?.quote.slots ?? lastSlots;
  if (slots !== lastSlots) setLastSlots(slots);
  return {
    quote: data?.quote ?? null,
    asked: data?.asked ?? null,
    prescriptionLines: data?.quote.prescription_lines ?? noLines,
    answered,
    current: answered && couponRefusal === null,
    refusal,
    couponRefused: isOfCoupon(refusal),
    // Without a connection the request waits for one, which is no answer either.
    lost: (error !== null && noBill === null) || fetchStatus === 'paused',
    slots,
    retry: () => void refetch(),
  };
}
