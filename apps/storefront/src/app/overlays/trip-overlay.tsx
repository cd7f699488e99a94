import { PlacePicker } from '../../features/location/index.ts';
import { TripDrawer } from '../../features/rental/cart/drawer/trip-drawer.tsx';
import { EditTrip } from '../../features/rental/cart/trip/edit-trip.tsx';
import { type RentalSlots, RentalSlotsContext } from '../../features/rental/slots.ts';

// Nothing in the drawer can be made a favourite.
const slots: RentalSlots = { PlacePicker, Heart: () => null };

/** The trip cart's drawer and the form of its trip, put together with the place picker (LOC-04). */
export function TripOverlay() {
  return (
    <RentalSlotsContext value={slots}>
      <TripDrawer />
      <EditTrip />
    </RentalSlotsContext>
  );
}
