import { useSearchParams } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { AddVehicle } from '../cart/adding/add-vehicle.tsx';
import { Carousel } from '../quick-view/carousel.tsx';
import { picturesOf } from '../quick-view/turning.ts';
import { TripBar } from '../results/trip-bar.tsx';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import { useRentalSlots } from '../slots.ts';
import { useCartType } from '../vehicles/cart-type.ts';
import { FactChips } from '../vehicles/fact-chips.tsx';
import { PriceTiles } from '../vehicles/price-tiles.tsx';
import type { Vehicle } from '../vehicles/rate.ts';
import { useVehicleWords } from '../vehicles/use-vehicle-words.ts';
import { RatePrice } from '../vehicles/vehicle-card.tsx';
import { VehicleStrip } from '../vehicles/vehicle-strip.tsx';
import { originPath } from './origin.ts';
import { BookingBar } from './booking-bar.tsx';
import { AvailabilityCalendar } from './calendar.tsx';
import type { VehicleContents } from './load-vehicle.ts';
import { RentalReviews } from './reviews.tsx';
import { structuredVehicle } from './structured-vehicle.ts';
import styles from './vehicle-page.module.css';
import { Link } from '../../../ui/link/link.tsx';

interface VehicleProps {
  readonly vehicle: Vehicle;
  readonly trip: TripSearch;
}

/** Back to where the vehicle was found, as the address says (RENT-13). */
function Back({ vehicle, trip }: VehicleProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { to, key } = originPath(search.get('from'), vehicle, trip);
  return (
    <Link to={to} className={styles['back']}>
      <Icon name="chevron-start" size={16} />
      {t(key)}
    </Link>
  );
}

/** The vehicle, its provider, its prices, and the button to add it to the cart. */
function Words({ vehicle, trip }: VehicleProps) {
  const { t } = useTranslation();
  const words = useVehicleWords();
  const cartType = useCartType();
  const { Heart } = useRentalSlots();
  const discount = words.discount(vehicle);
  return (
    <div className={styles['words']}>
      <div className={styles['top']}>
        <h1>{vehicle.name}</h1>
        <Heart favourite={{ vehicle_id: vehicle.id }} name={vehicle.name} />
      </div>
      <p className={styles['line']}>
        <Link to={paths.provider(vehicle.provider, tripQuery(trip))} className={styles['provider']}>
          {vehicle.provider.name}
        </Link>
        {vehicle.total_reviews > 0 && <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} />}
      </p>
      <p className={styles['line']}>
        {discount && <Badge tone="accent">{discount}</Badge>}
        {vehicle.new_tag === 1 && <Badge>{t('rental.newArrival')}</Badge>}
        <span className={styles['available']} data-none={vehicle.total_vehicle_count === 0 || undefined}>
          {words.available(vehicle)}
        </span>
      </p>
      <FactChips vehicle={vehicle} />
      <PriceTiles vehicle={vehicle} asked={cartType ?? trip.tripType} />
      <AddVehicle vehicle={vehicle} search={trip} again />
      {vehicle.description && <p className={styles['about']}>{vehicle.description}</p>}
    </div>
  );
}

/** /rental/vehicle-details/{id}: a vehicle, its availability calendar, and its reviews (RENT-13). */
export function VehiclePage({ contents }: { readonly contents: VehicleContents }) {
  const { t } = useTranslation();
  const market = useMarket();
  const { vehicle, trip, others } = contents;
  const names = { home: t('shell.home'), all: t('rental.allVehicles') };
  const about = [vehicle.description, vehicle.name, vehicle.provider.name, vehicle.category.name];
  return (
    <>
      <PageHead
        title={vehicle.name}
        description={about.filter(Boolean).join(' · ')}
        path={paths.vehicle(vehicle)}
        preview={['vehicle', vehicle.slug]}
        structured={import.meta.env.SSR ? structuredVehicle(contents, market, names) : ''}
      />
      <Back vehicle={vehicle} trip={trip} />
      <TripBar trip={trip} />
      <div className={styles['layout']}>
        <Carousel
          name={vehicle.name}
          pictures={picturesOf(vehicle)}
          width={vehicle.thumbnail_width}
          height={vehicle.thumbnail_height}
        />
        <Words vehicle={vehicle} trip={trip} />
      </div>
      <div className={styles['beside']}>
        <AvailabilityCalendar {...contents} />
        <RentalReviews page={contents.reviews} pages={contents.reviewPages} />
      </div>
      {others.length > 0 && (
        <div>
          <h2 className={styles['title']}>{t('rental.othersOf', { provider: vehicle.provider.name })}</h2>
          <VehicleStrip
            vehicles={others}
            trip={trip}
            from="from_provider"
            label={t('rental.othersOf', { provider: vehicle.provider.name })}
          />
        </div>
      )}
      <BookingBar
        label={t('rental.bookingBar')}
        words={
          <>
            <strong className={styles['barName']} dir="auto">
              {vehicle.name}
            </strong>
            <RatePrice vehicle={vehicle} asked={trip.tripType} />
          </>
        }
        action={<AddVehicle vehicle={vehicle} search={trip} />}
      />
    </>
  );
}
