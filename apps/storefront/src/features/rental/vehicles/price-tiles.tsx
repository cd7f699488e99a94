import type { RentalType } from '@promenade/domain/rental';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Price } from '../../../ui/price/price.tsx';
import styles from './price-tiles.module.css';
import { ratesOf, shownRate, type Vehicle } from './rate.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

interface PriceTilesProps {
  readonly vehicle: Vehicle;
  /** The cart's rental type, otherwise the search's (RENT-04). */
  readonly asked: RentalType | null;
}

/**
 * The prices per hour, day and kilometre, as far as the vehicle is offered that way; the one that applies is marked
 * (RENT-03).
 */
export function PriceTiles({ vehicle, asked }: PriceTilesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useVehicleWords();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const shown = shownRate(vehicle, asked, decimals);
  return (
    <ul className={styles['tiles']} aria-label={t('rental.prices')}>
      {ratesOf(vehicle, decimals).map(({ type, now, before }) => (
        <li key={type} className={styles['tile']} aria-current={type === shown?.type || undefined}>
          <span className={styles['unit']}>
            {words.unit(type)}
            {type === shown?.type && <Icon name="check" size={16} />}
          </span>
          <Price now={format.price(now)} before={before > now ? format.price(before) : null} />
        </li>
      ))}
    </ul>
  );
}
