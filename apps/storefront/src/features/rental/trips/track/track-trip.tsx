import type { LiveTripProps } from '../page/live-trip.tsx';
import { TripPage } from '../page/trip-page.tsx';
import { TrackTripForm } from './track-trip-form.tsx';

interface TrackTripProps extends Pick<LiveTripProps, 'Payment'> {
  readonly number: string;
  readonly phone: string;
}

/** Track Trip by number and phone (NAV-07, RENT-16); a miss and a mismatch get the same answer. */
export function TrackTrip({ number, phone, Payment }: TrackTripProps) {
  if (number && phone)
    return <TripPage key={`${number} ${phone}`} id={number} phone={phone} link={null} Payment={Payment} />;
  return <TrackTripForm number={number} phone={phone} />;
}
