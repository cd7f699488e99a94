import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import type { DeliveredLine } from '../../features/orders/index.ts';
import { ReviewButton } from '../../features/reviews/writing/review-button.tsx';
import { callQuery } from '../../lib/api/use-call.ts';

/** The button disappears once the review is sent; the focus then goes to the order's status. */
function usePassFocus(isOffered: boolean): void {
  const wasOffered = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOffered.current && !isOffered && isLost) document.querySelector('h1')?.focus();
    wasOffered.current = isOffered;
  }, [isOffered]);
}

/** The button to review a delivered line; nothing once it is reviewed. */
export function ReviewLine({ line }: { readonly line: DeliveredLine }) {
  const { data } = useQuery(callQuery('reviews.ofOrder', { query: { order_id: line.orderId } }));
  const isOffered = data !== undefined && !data.line_ids.includes(line.lineId);
  usePassFocus(isOffered);
  return isOffered ? <ReviewButton subject={line} name={line.name} /> : null;
}
