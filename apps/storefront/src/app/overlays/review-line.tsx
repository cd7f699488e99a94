import { useQuery } from '@tanstack/react-query';
import type { DeliveredLine } from '../../features/orders/index.ts';
import { ReviewButton } from '../../features/reviews/writing/review-button.tsx';
import { callQuery } from '../../lib/api/use-call.ts';

/** The way to review a delivered line; nothing once it was reviewed. */
export function ReviewLine({ line }: { readonly line: DeliveredLine }) {
  const { data } = useQuery(callQuery('reviews.ofOrder', { query: { order_id: line.orderId } }));
  if (!data || data.line_ids.includes(line.lineId)) return null;
  return <ReviewButton subject={line} name={line.name} />;
}
