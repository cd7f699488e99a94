import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Timeline } from '../../../../ui/timeline/timeline.tsx';
import { tripSteps } from '../steps.ts';
import { useTripTimes } from '../use-trip-words.ts';
import type { Trip } from './use-trip.ts';

/** The steps of the trip with their times, as they happen. */
export function Progress({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const times = useTripTimes(trip.time_zone);
  const steps = tripSteps(trip.trip_status, trip.timeline).map(({ status, state, at }) => ({
    id: status,
    word: t(`trips.status_${status}`),
    state,
    at,
    time: at ? times.when(at) : '',
  }));
  const said = { done: t('order.done'), now: t('order.now') };
  return <Timeline label={t('trips.progress')} steps={steps} said={said} />;
}
