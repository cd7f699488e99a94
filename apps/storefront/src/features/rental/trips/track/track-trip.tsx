import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { TrackForm } from '../../../../ui/track-form/track-form.tsx';
import type { LiveTripProps } from '../page/live-trip.tsx';
import { TripPage } from '../page/trip-page.tsx';

interface TrackTripProps extends Pick<LiveTripProps, 'Payment'> {
  readonly number: string;
  readonly phone: string;
}

/** Track Trip by number and phone (NAV-07, RENT-16); a miss and a mismatch get the same answer. */
export function TrackTrip({ number, phone, Payment }: TrackTripProps) {
  const { t } = useTranslation();
  if (number && phone)
    return <TripPage key={`${number} ${phone}`} id={number} phone={phone} link={null} Payment={Payment} />;
  const words = {
    title: t('trips.track'),
    text: t('trips.trackText'),
    number: t('trips.number'),
    numberWrong: t('trips.numberWrong'),
    phone: t('address.phone'),
    phoneWrong: t('address.phoneInvalid'),
    track: t('trips.track'),
  };
  return (
    <TrackForm action={paths.trackTrip()} numberName="trip_id" number={number} phone={phone} words={words} />
  );
}
