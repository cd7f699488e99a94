import type { RentalType } from '@promenade/domain/rental';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import { useRentalSlots } from '../slots.ts';
import { AddVehicle } from '../cart/adding/add-vehicle.tsx';
import { useCartType } from './cart-type.ts';
import { FactIcon } from './fact-icon.tsx';
import { shownRate } from './rate.ts';
import { useVehicleWords } from './use-vehicle-words.ts';
import type { VehicleCardView } from './vehicle-card-view.ts';
import cards from '../cards.module.css';
import styles from './vehicle-card.module.css';
import { Link } from '../../../ui/link/link.tsx';

export interface VehicleCardProps {
  readonly vehicle: VehicleCardView;
  readonly trip: TripSearch;
  /** Where the card is shown, for the address of its page (RENT-13). */
  readonly from: string;
  readonly eager?: boolean;
}

/** The price by the hour, day or kilometre (RENT-04). */
export function RatePrice({
  vehicle,
  asked,
  size = 'normal',
}: {
  readonly vehicle: VehicleCardView;
  /** The search's rental type; the cart's takes precedence. */
  readonly asked: RentalType | null;
  readonly size?: 'normal' | 'large';
}) {
  const format = useFormat();
  const words = useVehicleWords();
  const cartType = useCartType();
  const rate = shownRate(vehicle, cartType ?? asked, useMarket().config.digit_after_decimal_point);
  if (!rate) return null;
  const reduced = rate.before > rate.now;
  return (
    <p className={styles['rate']}>
      <Price
        size={size}
        now={format.shortPrice(rate.now)}
        before={reduced ? format.shortPrice(rate.before) : null}
      />
      <span className={styles['unit']}>{words.unit(rate.type)}</span>
    </p>
  );
}

function Stage({ vehicle, eager }: Pick<VehicleCardProps, 'vehicle' | 'eager'>) {
  const { t } = useTranslation();
  const { Heart } = useRentalSlots();
  const discount = useVehicleWords().discount(vehicle);
  return (
    <div className={cards['stage']}>
      <Picture
        className={styles['picture']}
        src={vehicle.thumbnail_full_url}
        alt=""
        width={vehicle.thumbnail_width}
        height={vehicle.thumbnail_height}
        hue="rental"
        eager={eager ?? false}
      />
      <p className={cards['badges']}>
        {discount && <Badge tone="accent">{discount}</Badge>}
        {vehicle.new_tag === 1 && <Badge>{t('rental.newArrival')}</Badge>}
      </p>
      <span className={classNames(cards['corner'], cards['heart'])} data-above="">
        <Heart favourite={{ vehicle_id: vehicle.id }} name={vehicle.name} />
      </span>
    </div>
  );
}

/** Next to the provider: over the picture it covered the wheels. */
function QuickView({ vehicle }: Pick<VehicleCardProps, 'vehicle'>) {
  const { t } = useTranslation();
  const { show } = useView('vehicle');
  return (
    <button
      type="button"
      className={styles['quick']}
      data-above=""
      aria-haspopup="dialog"
      aria-label={t('rental.quickViewOf', { name: vehicle.name })}
      onClick={() => show(vehicle.slug)}
    >
      {t('rental.quickView')}
    </button>
  );
}

/** A vehicle to open, to view quickly, or to add (RENT-02). */
export function VehicleCard({ vehicle, trip, from, eager = false }: VehicleCardProps) {
  const words = useVehicleWords();
  const none = vehicle.total_vehicle_count === 0;
  // A vehicle that is fully booked says so on its page.
  const shown = words
    .facts(vehicle)
    .filter(
      ({ key }) => key === 'seats' || key === 'gearbox' || (key === 'ac' && vehicle.air_condition === 1),
    );
  return (
    <Card as="article" pressable className={cards['card']} data-none={none || undefined}>
      <Stage vehicle={vehicle} eager={eager} />
      <div className={styles['text']}>
        <div className={cards['top']}>
          <h3 className={cards['name']}>
            <Link to={paths.vehicle(vehicle, { from, ...tripQuery(trip) })} data-cover="">
              {vehicle.name}
            </Link>
          </h3>
          {vehicle.total_reviews > 0 && (
            <span className={styles['rating']}>
              <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} />
            </span>
          )}
        </div>
        <div className={styles['whose']}>
          <p className={cards['where']} dir="auto">
            {vehicle.provider.name}
          </p>
          <QuickView vehicle={vehicle} />
        </div>
        <ul className={styles['facts']}>
          {shown.map(({ key, icon, text }) => (
            <li key={key}>
              <FactIcon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        <div className={styles['end']}>
          <div className={styles['terms']}>
            <RatePrice vehicle={vehicle} asked={trip.tripType} />
            <p className={styles['available']}>{words.available(vehicle)}</p>
          </div>
          <div className={styles['add']} data-above="">
            <AddVehicle vehicle={vehicle} search={trip} />
          </div>
        </div>
      </div>
    </Card>
  );
}
