import type { RentalType } from '@promenade/domain/rental';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Vehicle } from './rate.ts';

// What the demo market's fleets are built like. An operator's own word for another build is shown as it is written.
const bodies = [
  'bicycle',
  'cabriolet',
  'cargo-bike',
  'city-car',
  'e-bike',
  'estate',
  'hatchback',
  'minibus',
  'motorcycle',
  'pickup',
  'scooter',
  'sedan',
  'suv',
  'van',
] as const;

const unitKeys = {
  hourly: 'rental.perHour',
  day_wise: 'rental.perDay',
  distance_wise: 'rental.perKilometre',
} as const satisfies Record<RentalType, string>;

/** Words for what a vehicle is and costs. */
export function useVehicleWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const bodyName = (type: string): string => {
    const body = bodies.find((one) => one === type);
    return body ? t(`rental.body_${body}`) : type;
  };
  return {
    unit: (type: RentalType): string => t(unitKeys[type]),
    /** Percent off or amount off, by its type (RENT-02); null without a discount. */
    discount: ({ discount_price: off, discount_type: type }: Vehicle): string | null => {
      if (off <= 0) return null;
      return type === 'percent'
        ? t('item.percentOff', { percent: off })
        : t('item.amountOff', { amount: isolate(format.shortPrice(off)) });
    },
    available: ({ total_vehicle_count: count }: Vehicle): string =>
      count === 0 ? t('rental.noneAvailable') : t('rental.available', { count }),
    /** Seats, build, air conditioning, gearbox, fuel (RENT-03). */
    facts: (vehicle: Vehicle) =>
      [
        { key: 'seats', text: t('rental.seats', { count: vehicle.seating_capacity }) },
        { key: 'type', text: bodyName(vehicle.type) },
        { key: 'ac', text: t(vehicle.air_condition === 1 ? 'rental.ac' : 'rental.noAc') },
        { key: 'gearbox', text: t(`rental.gearbox_${vehicle.transmission_type}`) },
        { key: 'fuel', text: t(`rental.fuel_${vehicle.fuel_type}`) },
      ] as const,
  };
}
