import { PlacePicker } from '../../features/location/index.ts';
import { TripDrawer } from '../../features/rental/cart/drawer/trip-drawer.tsx';
import { EditTrip } from '../../features/rental/cart/trip/edit-trip.tsx';
import { type RentalSlots, RentalSlotsContext } from '../../features/rental/slots.ts';

// Nothing in the drawer is made a favourite.
const slots: RentalSlots = { PlacePicker, Heart: () => null };

/** The trip cart's drawer and the form of its trip, with the place picker in it (LOC-04). */
export function TripOverlay() {
  return (
    <RentalSlotsContext value={slots}>
      <TripDrawer />
      <EditTrip />
    </RentalSlotsContext>
  );
}
