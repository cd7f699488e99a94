/** A delivered line to be reviewed. */
export interface ReviewSubject {
  readonly orderId: string;
  readonly lineId: string;
}

/** Names the view that writes a review in the address: `?view=review:{order}.{line}`. */
export const reviewView = 'review';

export const subjectText = ({ orderId, lineId }: ReviewSubject): string => `${orderId}.${lineId}`;

/** Reads what {@link subjectText} wrote; null for anything else. */
export function readSubject(text: string): ReviewSubject | null {
  const [orderId, lineId] = text.split('.');
  return orderId && lineId ? { orderId, lineId } : null;
}
