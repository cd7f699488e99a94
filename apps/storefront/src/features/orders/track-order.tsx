import { OrderPage } from './order-page.tsx';
import { TrackOrderForm } from './track-order-form.tsx';

interface TrackOrderProps {
  readonly number: string;
  readonly phone: string;
  /** The content of a signed link; empty without one. */
  readonly link: string;
}

/** Tracking by number and phone (CHK-09); a miss and a mismatch get the same answer. */
export function TrackOrder({ number, phone, link }: TrackOrderProps) {
  // An order of a link has no number yet: 'link' is its placeholder until it is known.
  if (link) return <OrderPage key={link} id="link" phone={null} link={link} />;
  if (number && phone) return <OrderPage key={`${number} ${phone}`} id={number} phone={phone} link={null} />;
  return <TrackOrderForm number={number} phone={phone} />;
}
