import { Suspense } from 'react';
import { queryView } from '../../../../lib/api/query-view.tsx';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useInBrowser } from '../../../../lib/view/use-in-browser.ts';
import { LivePageSkeleton } from '../../../../ui/live-page/live-page-skeleton.tsx';
import type { LiveTripProps } from './live-trip.tsx';

const View = queryView<LiveTripProps>(async () => (await import('./live-trip.tsx')).LiveTrip);

/** The page of one trip; only the browser has the credentials of its owner. */
export function TripPage(props: LiveTripProps) {
  const { t } = useTranslation();
  const wait = <LivePageSkeleton title={t('trips.trip')} />;
  if (!useInBrowser()) return wait;
  return (
    <Suspense fallback={wait}>
      <View {...props} />
    </Suspense>
  );
}
