import { isTripOff, isTripRunning } from '@promenade/domain/rental';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { PrivateHead } from '../../../../lib/head/private-head.tsx';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { useLeftView } from '../../../../lib/view/use-left-view.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { LineList, LineRow } from '../../../../ui/line-list/line-list.tsx';
import { LiveActions, LivePage } from '../../../../ui/live-page/live-page.tsx';
import { useStays } from '../../../../ui/live-page/use-stays.ts';
import { Part } from '../../../../ui/part/part.tsx';
import { Party } from '../../../../ui/party/party.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { SumList } from '../../../../ui/sum-list/sum-list.tsx';
import type { PaymentSlot } from '../../../../lib/wire/payment-slot.ts';
import { UnitsPart } from '../handover/units-part.tsx';
import { tripBillRows, tripPaidRows } from '../trip-bill-rows.ts';
import { TripFacts } from '../trip-facts.tsx';
import { CancelTrip } from './cancel-trip.tsx';
import { ChangeTrip } from './change-trip.tsx';
import { Papers } from './papers.tsx';
import { PayTrip } from './pay-trip.tsx';
import { Progress } from './progress.tsx';
import { ReviewVehicle } from './review-vehicle.tsx';
import { Head } from './trip-head.tsx';
import { TripMap } from './trip-map.tsx';
import styles from './trip.module.css';
import type { Trip, TripKey } from './use-trip.ts';
import { Link } from '../../../../ui/link/link.tsx';
import { Phone } from '../../../../lib/format/phone.tsx';

const vehiclePixels = 160;

interface TripViewProps {
  readonly trip: Trip;
  readonly tripKey: TripKey;
  readonly live: boolean;
  readonly Payment: PaymentSlot;
}

/** Only its owner can change, pay or cancel a trip, not everyone who knows number and phone. */
function Actions({ trip, tripKey, Payment }: Omit<TripViewProps, 'live'>) {
  const { t } = useTranslation();
  const own = tripKey.phone === null && tripKey.link === null;
  const isDue = trip.due_amount > 0 && !trip.payment_reviewing;
  const mayPay = own && isDue && ['pending', 'confirmed'].includes(trip.trip_status);
  useLeftView('pay-trip', !mayPay);
  useLeftView('change-trip', !trip.changeable);
  useLeftView('cancel-trip', !trip.cancelable);
  return (
    <LiveActions>
      {own && isTripOff(trip.trip_status) && (
        <ButtonLink to={paths.vehicleSearch()}>{t('trips.findVehicle')}</ButtonLink>
      )}
      {mayPay && <PayTrip trip={trip} Payment={Payment} />}
      {own && trip.changeable && <ChangeTrip trip={trip} />}
      <Papers trip={trip} tripKey={tripKey} />
      {own && trip.cancelable && <CancelTrip trip={trip} />}
    </LiveActions>
  );
}

function Vehicles({ trip }: Pick<TripViewProps, 'trip'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Part title={t('trips.vehicles')}>
      <LineList label={t('trips.vehicles')}>
        {trip.lines.map((line) => (
          <LineRow
            key={line.id}
            picture={{ src: line.image_full_url, width: vehiclePixels, height: vehiclePixels }}
            heading={<Link to={paths.vehicle(line, { from: 'from_trip' })}>{line.name}</Link>}
            note={`${line.quantity} × ${t(`trips.rate_${trip.rental_type}`, { price: format.price(line.rate) })}`}
            amount={<Price now={format.price(line.total_price)} before={format.price(line.gross_price)} />}
          >
            {trip.reviewable_lines.includes(line.id) && <ReviewVehicle tripId={trip.id} line={line} />}
          </LineRow>
        ))}
      </LineList>
    </Part>
  );
}

function BillPart({ trip }: Pick<TripViewProps, 'trip'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = [...tripBillRows(trip.bill, t, format), ...tripPaidRows(trip, t, format)];
  return (
    <Part title={t('bill.title')}>
      <SumList label={t('bill.title')} rows={rows} />
    </Part>
  );
}

function ProviderPart({ trip, own }: Pick<TripViewProps, 'trip'> & { readonly own: boolean }) {
  const { t } = useTranslation();
  const { provider } = trip;
  const about = { trip: trip.id, number: trip.trip_number };
  return (
    <Part title={t('trips.provider')}>
      <Party
        face={{ picture: provider.logo_full_url }}
        name={<Link to={paths.provider(provider)}>{provider.name}</Link>}
        note={provider.address}
      />
      {provider.phone && (
        <ButtonLink look="soft" icon="phone" to={paths.phoneCall(provider.phone)} reloadDocument>
          {t('trips.call')}
        </ButtonLink>
      )}
      {own && (
        <ButtonLink look="soft" icon="chat" to={paths.inbox({ chat: `store:${provider.id}`, ...about })}>
          {t('chat.withProvider')}
        </ButtonLink>
      )}
    </Part>
  );
}

function ContactPart({ trip }: Pick<TripViewProps, 'trip'>) {
  const { t } = useTranslation();
  return (
    <Part title={t('trips.contactPerson')}>
      <div>
        <p className={styles['strong']}>
          <bdi>{trip.contact_person_name}</bdi>
        </p>
        <p className={styles['quiet']}>
          <Phone number={trip.contact_person_number} />
        </p>
        <p className={styles['quiet']}>
          <bdi>{trip.contact_person_email}</bdi>
        </p>
        {trip.note && (
          <p>
            <bdi>{trip.note}</bdi>
          </p>
        )}
      </div>
    </Part>
  );
}

function Agreed({ trip, own }: { readonly trip: Trip; readonly own: boolean }) {
  const { t } = useTranslation();
  const pickupAt = trip.pickup_now ? null : trip.starts_at;
  return (
    <>
      <Part title={t('trips.trip')}>
        <TripFacts
          trip={trip}
          pickupAt={pickupAt}
          beganAt={trip.starts_at}
          endsAt={trip.ends_at}
          zone={trip.time_zone}
        />
      </Part>
      <Vehicles trip={trip} />
      <BillPart trip={trip} />
      <ProviderPart trip={trip} own={own} />
      <ContactPart trip={trip} />
      {!own && (
        <ButtonLink look="soft" to={paths.trackTrip()}>
          {t('trips.another')}
        </ButtonLink>
      )}
    </>
  );
}

/** One trip: its status, who brings the vehicle, and everything that was agreed (RENT-16). */
export function TripView({ trip, tripKey, live, Payment }: TripViewProps) {
  const { t } = useTranslation();
  const own = tripKey.phone === null && tripKey.link === null;
  const hasMap = useStays(isTripRunning(trip.trip_status));
  useLeftView('trip-map', !hasMap);
  return (
    <>
      <PrivateHead title={t('trips.title', { number: trip.trip_number })} />
      <LivePage
        state={
          <>
            <Head trip={trip} live={live} own={own} />
            <Progress trip={trip} />
            <Actions trip={trip} tripKey={tripKey} Payment={Payment} />
          </>
        }
        aside={<Agreed trip={trip} own={own} />}
      >
        {hasMap && <TripMap trip={trip} />}
        <UnitsPart trip={trip} own={own} />
      </LivePage>
    </>
  );
}
