import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DeliveredLine } from '../../features/orders/index.ts';
import { ReviewButton } from '../../features/reviews/writing/review-button.tsx';
import { callQuery } from '../../lib/api/use-call.ts';
import { keptFocusOf } from '../../ui/pass-focus/use-kept-focus.ts';

/**
 * The button disappears once the review is sent, and its row is not rendered anew: the focus goes to what keeps it there
 * ({@link keptFocusOf}), unless the form, which closes meanwhile, has it.
 * @returns for the button
 */
function usePassedFocus(isOffered: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOffered) place.current = button.current?.parentElement ?? null;
    else if (document.activeElement === document.body) keptFocusOf(place.current)?.()?.focus();
  }, [isOffered]);
  return button;
}

/** The button to review a delivered line; nothing once it is reviewed. */
export function ReviewLine({ line }: { readonly line: DeliveredLine }) {
  const { data } = useQuery(callQuery('reviews.ofOrder', { query: { order_id: line.orderId } }));
  const isOffered = data !== undefined && !data.line_ids.includes(line.lineId);
  const button = usePassedFocus(isOffered);
  return isOffered ? <ReviewButton ref={button} subject={line} name={line.name} /> : null;
}
