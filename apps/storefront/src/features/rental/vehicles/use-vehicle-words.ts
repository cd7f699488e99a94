import type { RentalType } from '@promenade/domain/rental';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type Fact, factsOf, iconOf } from './facts.ts';
import type { VehicleCardView } from './vehicle-card-view.ts';

// The body types of the demo market's vehicles. An operator's own word for another type is shown as entered.
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

/** The texts of a vehicle's facts and prices. */
export function useVehicleWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const bodyName = (type: string): string => {
    const body = bodies.find((one) => one === type);
    return body ? t(`rental.body_${body}`) : type;
  };
  const factText = (fact: Fact, vehicle: VehicleCardView): string => {
    if (fact === 'seats') return t('rental.seats', { count: vehicle.seating_capacity });
    if (fact === 'type') return bodyName(vehicle.type);
    if (fact === 'ac') return t(vehicle.air_condition === 1 ? 'rental.ac' : 'rental.noAc');
    if (fact === 'gearbox') return t(`rental.gearbox_${vehicle.transmission_type}`);
    return t(`rental.fuel_${vehicle.fuel_type}`);
  };
  return {
    unit: (type: RentalType): string => t(unitKeys[type]),
    /** Percent or amount off, by its type (RENT-02); null without a discount. */
    discount: ({ discount_price: off, discount_type: type }: VehicleCardView): string | null => {
      if (off <= 0) return null;
      return type === 'percent'
        ? t('item.percentOff', { percent: off })
        : t('item.amountOff', { amount: isolate(format.shortPrice(off)) });
    },
    available: ({ total_vehicle_count: count }: VehicleCardView): string =>
      count === 0 ? t('rental.noneAvailable') : t('rental.available', { count }),
    /** What is said of a vehicle (RENT-03), and what pictures it. */
    facts: (vehicle: VehicleCardView) =>
      factsOf(vehicle).map((key) => ({ key, icon: iconOf(key, vehicle), text: factText(key, vehicle) })),
  };
}
