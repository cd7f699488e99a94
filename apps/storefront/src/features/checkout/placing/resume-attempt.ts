import { useEffect, useState } from 'react';
import { type OrderPage, readAttempt } from './attempt.ts';
import type { PlaceInput } from './use-place-order.ts';

/**
 * After a reload: an attempt without an answer and an empty cart mean that the order has arrived. Sending it once more
 * under its key can only fetch that answer. With a full cart nothing was ordered yet, and the shopper decides.
 * @returns whether the answer is being fetched
 */
export function useResumeAttempt(
  page: OrderPage,
  cartIsEmpty: boolean,
  place: (input: PlaceInput) => void,
): boolean {
  const [attempt] = useState(() => readAttempt(page));
  const [resumed, setResumed] = useState(false);
  const last = attempt?.bodies.at(-1);
  const due = cartIsEmpty && last !== undefined && !resumed;
  useEffect(() => {
    if (!due) return;
    setResumed(true);
    place(last);
  }, [due, last, place]);
  return due;
}
