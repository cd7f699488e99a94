import type { RentalType } from '@promenade/domain/rental';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AddVehicle } from '../cart/adding/add-vehicle.tsx';
import { useTripCart } from '../cart/use-trip-cart.ts';
import { type TripSearch, tripQuery, tripWindow } from '../search/trip-search.ts';
import { FactChips } from '../vehicles/fact-chips.tsx';
import { PriceTiles } from '../vehicles/price-tiles.tsx';
import type { Vehicle } from '../vehicles/rate.ts';
import { useVehicleWords } from '../vehicles/use-vehicle-words.ts';
import { Carousel } from './carousel.tsx';
import styles from './quick-view.module.css';
import { picturesOf, shortText } from './turning.ts';

export interface QuickViewProps {
  readonly open: boolean;
  readonly slug: string;
  readonly trip: TripSearch;
  readonly onClose: () => void;
}

/** The description, collapsed at first, in an area that scrolls (RENT-03). */
function Description({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const short = shortText(text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={styles['description']} aria-label={t('rental.description')} tabIndex={0}>
      <p>
        {whole || short === null ? text : short}{' '}
        {short !== null && (
          <button
            type="button"
            className={styles['readMore']}
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {t(whole ? 'rental.readLess' : 'rental.readMore')}
          </button>
        )}
      </p>
    </section>
  );
}

function Head({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t } = useTranslation();
  const words = useVehicleWords();
  const discount = words.discount(vehicle);
  return (
    <>
      <div className={styles['line']}>
        <span className={styles['quiet']}>{vehicle.provider.name}</span>
        {vehicle.total_reviews > 0 && <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} />}
      </div>
      <p className={styles['line']}>
        {discount && <Badge tone="accent">{discount}</Badge>}
        {vehicle.new_tag === 1 && <Badge>{t('rental.newArrival')}</Badge>}
        <span data-none={vehicle.total_vehicle_count === 0 || undefined} className={styles['available']}>
          {words.available(vehicle)}
        </span>
      </p>
    </>
  );
}

interface ShownProps {
  readonly vehicle: Vehicle;
  readonly trip: TripSearch;
  readonly asked: RentalType | null;
}

function Shown({ vehicle, trip, asked }: ShownProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['view']}>
      <Carousel
        name={vehicle.name}
        pictures={picturesOf(vehicle)}
        width={vehicle.thumbnail_width}
        height={vehicle.thumbnail_height}
      />
      <Head vehicle={vehicle} />
      {vehicle.description && <Description text={vehicle.description} />}
      <FactChips vehicle={vehicle} />
      <PriceTiles vehicle={vehicle} asked={asked} />
      <div className={styles['actions']}>
        <ButtonLink
          look="outline"
          to={paths.vehicle(vehicle, { from: 'from_quick_view', ...tripQuery(trip) })}
        >
          {t('rental.details')}
        </ButtonLink>
        <AddVehicle vehicle={vehicle} search={trip} />
      </div>
    </div>
  );
}

/** A vehicle in a window over its list (RENT-03). */
export function QuickView({ open, slug, trip, onClose }: QuickViewProps) {
  const { t } = useTranslation();
  const { cart } = useTripCart();
  const query = tripWindow(trip);
  const { data, error, refetch } = useQuery({
    ...callQuery('vehicles.details', { params: { id: slug }, query }),
    enabled: open && slug !== '',
  });
  return (
    <Dialog readFirst open={open} onClose={onClose} title={data?.name ?? t('rental.quickView')}>
      {data ? (
        <Shown vehicle={data} trip={trip} asked={cart.user_data?.rental_type ?? trip.tripType} />
      ) : error ? (
        <LoadFailure heading="h3" title={t('rental.notLoaded')} error={error} retry={refetch} />
      ) : (
        <Loading className={styles['view']}>
          <Skeleton shape="block" className={styles['waiting']} />
          <Skeleton share={60} />
          <Skeleton share={80} />
        </Loading>
      )}
    </Dialog>
  );
}
