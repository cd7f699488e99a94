import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { TrackForm, type TrackProblem } from '../../../../ui/track-form/track-form.tsx';

interface TrackTripFormProps {
  readonly number: string;
  readonly phone: string;
  readonly problem?: TrackProblem;
}

/** Asks for the number and the phone of a trip. */
export function TrackTripForm(given: TrackTripFormProps) {
  const { t } = useTranslation();
  const words = {
    title: t('trips.track'),
    text: t('trips.trackText'),
    number: t('trips.number'),
    numberWrong: t('trips.numberWrong'),
    phone: t('address.phone'),
    phoneWrong: t('address.phoneInvalid'),
    track: t('trips.track'),
  };
  return <TrackForm {...given} action={paths.trackTrip()} numberName="trip_id" words={words} />;
}
