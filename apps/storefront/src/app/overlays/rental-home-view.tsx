import type { RentalHomeContents } from '../../features/rental/home/load-rental-home.ts';
import { RentalHome } from '../../features/rental/home/rental-home.tsx';
import { WithRental } from './with-rental.tsx';

/** The home of rental with what other features draw in it. */
export function RentalHomeView({ contents }: { readonly contents: RentalHomeContents }) {
  return (
    <WithRental trip={contents.trip}>
      <RentalHome contents={contents} />
    </WithRental>
  );
}
