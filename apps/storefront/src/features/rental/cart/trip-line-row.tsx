import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import styles from './drawer/trip-drawer.module.css';
import { lackOf } from './lacking.ts';
import type { CartTrip, TripCart, TripLine } from './trip-cart.ts';
import { useStepVehicle } from './use-step-vehicle.ts';

interface TripLineRowProps {
  readonly line: TripLine;
  readonly cart: TripCart;
  readonly trip: CartTrip;
}

/** A vehicle of the trip cart: its price per hour, day or kilometre, and its quantity. */
export function TripLineRow({ line, cart, trip }: TripLineRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const step = useStepVehicle(cart);
  const { vehicle, quantity, rate, price, gross_price: gross } = line;
  const free = lackOf(line, cart);
  return (
    <li className={styles['row']} data-line={line.id} data-gone={free === 0 || undefined}>
      <Picture
        className={styles['picture']}
        src={vehicle.thumbnail_full_url}
        alt=""
        width={vehicle.thumbnail_width}
        height={vehicle.thumbnail_height}
        hue="rental"
        thumbnail
      />
      <div className={styles['text']}>
        <h3 className={styles['name']}>
          <bdi>{vehicle.name}</bdi>
        </h3>
        <p className={styles['quiet']}>
          {t(`trips.rate_${trip.rental_type}`, { price: format.price(rate) })}
        </p>
        {free !== null && (
          <p className={styles['warning']} role="status">
            {free > 0 ? t('trips.mostOfVehicle', { count: free }) : t('trips.notAvailable')}
          </p>
        )}
      </div>
      <div className={styles['end']}>
        <Price now={format.price(price)} before={format.price(gross)} />
        <Stepper
          label={vehicle.name}
          value={quantity}
          onIncrease={() => step(line, 1)}
          onDecrease={() => step(line, -1)}
          onDelete={() => step(line, -1)}
        />
      </div>
    </li>
  );
}
