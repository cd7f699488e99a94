import { LoadFailure } from '../../../../lib/api/load-failure.tsx';
import type { Reply } from '@promenade/contract/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../../lib/api/browser-client.ts';
import { growingList } from '../../../../lib/api/growing-list.ts';
import { guestQuery } from '../../../../lib/api/guest.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { useSignedIn } from '../../../../lib/session/use-stored.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { PagesEnd } from '../../../../ui/list-end/pages-end.tsx';
import { RecordListSkeleton } from '../../../../ui/record-list/record-list-skeleton.tsx';
import { RecordList, RecordRow } from '../../../../ui/record-list/record-list.tsx';
import { Tabs } from '../../../../ui/tabs/tabs.tsx';
import { awaitedWord, tripBadge } from '../steps.ts';
import { useIsPast } from '../use-is-past.ts';
import { useTripTimes, useTripWords } from '../use-trip-words.ts';
import styles from './my-trips.module.css';

type TripCard = Reply<'trips.list'>['trips'][number];
type Which = 'running' | 'completed';

const pageSize = 12;
const refreshMs = 15_000;

function Row({ trip }: { readonly trip: TripCard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useTripWords();
  const times = useTripTimes(trip.time_zone);
  const zone = times.zoneOf(trip.starts_at);
  const { tone, word } = tripBadge(trip.trip_status, useIsPast(trip.ends_at));
  return (
    <RecordRow
      picture={trip.provider.logo_full_url}
      to={paths.trip(trip.id)}
      title={trip.provider.name}
      notes={[
        [
          t('trips.title', { number: trip.trip_number }),
          t('trips.vehicleCount', { count: trip.vehicle_count }),
          words.length(trip),
        ],
        [times.when(trip.starts_at), ...(zone ? [zone] : [])],
      ]}
      amount={format.price(trip.trip_amount)}
      state={{ tone, word: t(awaitedWord(trip) ?? word) }}
    />
  );
}

function useTrips(type: Which) {
  const signedIn = useSignedIn();
  const list = growingList(['trips.list', type, signedIn], pageSize, async (page, signal) =>
    call('trips.list', { params: { type }, query: { ...page, ...(await guestQuery()) }, signal }),
  );
  // The list of running trips is refreshed automatically.
  return useInfiniteQuery({ ...list, ...(type === 'running' && { refetchInterval: refreshMs }) });
}

function List({ type }: { readonly type: Which }) {
  const { t } = useTranslation();
  const list = useTrips(type);
  const { data, error, refetch } = list;
  if (!data && error) return <LoadFailure title={t('trips.listNotLoaded')} error={error} retry={refetch} />;
  if (!data) return <RecordListSkeleton />;
  const trips = data.pages.flatMap((page) => page.trips);
  if (trips.length === 0) {
    const find = <ButtonLink to={paths.vehicleSearch()}>{t('trips.findVehicle')}</ButtonLink>;
    return (
      <EmptyState picture="road" title={t(`trips.none_${type}`)} text={t('trips.noneText')} action={find} />
    );
  }
  return (
    <>
      <RecordList>
        {trips.map((trip) => (
          <Row key={trip.id} trip={trip} />
        ))}
      </RecordList>
      <PagesEnd of={list} shown={trips.length}>
        {t('order.more')}
      </PagesEnd>
    </>
  );
}

/** Running and past trips, each under its tab; the address holds the chosen one. */
export function MyTripsView() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const type: Which = search.get('tab') === 'past' ? 'completed' : 'running';
  return (
    <div className={styles['page']}>
      <h1>{t('trips.mine')}</h1>
      <Tabs
        label={t('trips.mine')}
        tabs={[
          { value: 'running', label: t('trips.running') },
          { value: 'completed', label: t('trips.past') },
        ]}
        value={type}
        onChange={(next) => setSearch(next === 'completed' ? { tab: 'past' } : {}, { replace: true })}
      >
        <div className={styles['panel']}>
          <List key={type} type={type} />
        </div>
      </Tabs>
    </div>
  );
}
