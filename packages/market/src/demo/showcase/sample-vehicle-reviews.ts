import type { MarketPlan, SampleVehicleReviewRow } from '../../plan/index.ts';
import { createDice, type Dice, stableId, type VehicleRow } from '../../stores/index.ts';
import { vehicleSamples } from './vehicle-sample-texts.ts';
import { starsFor, takeText } from './sample-reviews.ts';

const [FEWEST, MOST] = [2, 5] as const;
const HOURS_BACK = 24 * 60;

function reviewsOf(dice: Dice, vehicle: VehicleRow): SampleVehicleReviewRow[] {
  const left = vehicleSamples.filter(({ on }) => on === 'all' || on === wheelsOf(vehicle));
  const count = Math.min(dice.whole(`${vehicle.id}/count`, FEWEST, MOST), vehicle.ratingCount);
  return Array.from({ length: count }, (_, number) => `${vehicle.id}/${number}`).flatMap((key) => {
    const stars = starsFor(dice, key, vehicle.rating);
    const sample = takeText(left, stars, dice.whole(`${key}/text`, 0, left.length));
    if (!sample) return [];
    return {
      id: stableId(`vehicle-review/${key}`),
      vehicleId: vehicle.id,
      storeId: vehicle.storeId,
      rating: sample.stars,
      text: sample.text,
      hoursAgo: dice.whole(`${key}/ago`, 5, HOURS_BACK),
    };
  });
}

// A text about a boot does not suit a bicycle.
const wheelsOf = ({ seats, fuel }: VehicleRow): 'cars' | 'cycles' =>
  seats > 2 && fuel !== 'none' ? 'cars' : 'cycles';

/** Sample reviews of vehicles that have been rented before. */
export function sampleVehicleReviews(plan: MarketPlan): SampleVehicleReviewRow[] {
  const dice = createDice(`${plan.slug}/vehicle-reviews`);
  return plan.rental.vehicles.flatMap((vehicle) => reviewsOf(dice, vehicle));
}
